import type { FastifyInstance } from 'fastify';

const TRIES = 20;

/** Listens on this computer, on the port or the next free one after it, and says which it was. */
export async function listen(app: FastifyInstance, port: number): Promise<number> {
  for (let next = port; ; next++) {
    try {
      // By name: people type localhost, and it may mean either of two addresses.
      await app.listen({ port: next, host: 'localhost' });
      return next;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || next - port >= TRIES) throw error;
    }
  }
}
