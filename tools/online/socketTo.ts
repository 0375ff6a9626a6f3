let opened = 0;

/**
 * Opens a player's socket from a separate address, for servers that trust a proxy's headers: a single address gets at most half of
 * a server's sockets.
 */
export function socketTo(url: string, path: string): WebSocket {
  const nr = opened++;
  const address = `10.${(nr >> 16) & 255}.${(nr >> 8) & 255}.${nr & 255}`;
  return new WebSocket(`${url.replace('http', 'ws')}${path}`, { headers: { 'x-forwarded-for': address } });
}
