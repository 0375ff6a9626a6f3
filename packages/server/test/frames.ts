// Frames of a WebSocket client without a library: a browser never sends most of them.

export const PING = 0x9;
export const PONG = 0xa;
export const TEXT = 0x1;
export const CONTINUATION = 0x0;

export function frame(opcode: number, text = '', final = true): Buffer {
  const body = Buffer.from(text);
  const length =
    body.length < 126 ? [0x80 | body.length] : [0x80 | 126, body.length >> 8, body.length & 0xff];
  // A mask of zeros leaves the text as it is.
  return Buffer.concat([Buffer.from([(final ? 0x80 : 0) | opcode, ...length, 0, 0, 0, 0]), body]);
}

/** The request for a table's socket; the key is any 16 bytes in base64. */
export function upgrade(host: string, table: string, key: string): string {
  return (
    `GET /api/tables/${table}/socket HTTP/1.1\r\nhost: ${host}\r\nupgrade: websocket\r\n` +
    `connection: upgrade\r\nsec-websocket-key: ${key}\r\nsec-websocket-version: 13\r\n\r\n`
  );
}
