import type { FastifyInstance } from 'fastify';

const TRIES = 20;

/**
 * Listens on the port or the next free one after it, and says which it was. Without a host it listens on this computer alone, by
 * name: people type localhost, and it may mean either of two addresses.
 */
export async function listen(app: FastifyInstance, port: number, host = 'localhost'): Promise<number> {
  for (let next = port; ; next++) {
    try {
      await app.listen({ port: next, host });
      return next;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || next - port >= TRIES) throw error;
    }
  }
}
