let opened = 0;

/**
 * A socket of a player at an address of their own, for servers that take addresses from a proxy's headers: one address alone gets at most half
 * of a server's sockets.
 */
export function socketTo(url: string, path: string): WebSocket {
  const nr = opened++;
  const address = `10.${(nr >> 16) & 255}.${(nr >> 8) & 255}.${nr & 255}`;
  return new WebSocket(`${url.replace('http', 'ws')}${path}`, { headers: { 'x-forwarded-for': address } });
}
