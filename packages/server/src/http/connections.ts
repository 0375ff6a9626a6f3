import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { Shares } from '../live/shares.ts';
import { mostConnections } from './openFiles.ts';
import { addressOf } from './request.ts';
import type { Services } from './services.ts';

/**
 * Shares open connections fairly between addresses, whatever they are for: each takes a descriptor, even before it has sent a whole
 * request. Behind a proxy all connections are the proxy's, which has its own limits. With the host localhost, the second server for IPv6
 * is not limited: only this machine reaches it.
 */
export function shareConnections(server: Server, { config, ownership, metrics }: Services): void {
  if (config.trustProxy || ownership.isShared) return;
  const shares = new Shares<Socket>(mostConnections(config.limits.connections));
  metrics.gauge('picket_connections', 'Open connections, sockets included.', () => shares.size);
  server.on('connection', (socket) => {
    const address = addressOf({ ip: socket.remoteAddress ?? '' });
    const admitted = shares.admit(address, socket);
    if (admitted === undefined) {
      metrics.refused.inc({ what: 'connection' });
      socket.destroy();
      return;
    }
    admitted.displaced?.destroy();
    socket.on('close', () => shares.release(address, socket));
  });
  server.on('upgrade', ({ socket }) => shares.keep(addressOf({ ip: socket.remoteAddress ?? '' }), socket));
}
