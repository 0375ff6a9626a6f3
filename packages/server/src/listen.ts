import type { FastifyInstance } from 'fastify';

const TRIES = 20;

/**
 * Listens on the port or the next free one, and returns it. The default host is the name localhost, since browsers may resolve it to
 * either 127.0.0.1 or ::1.
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
