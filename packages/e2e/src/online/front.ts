import { connect, createServer, type Server, type Socket } from 'node:net';

/** A round-robin balancer, so players at one table are on different nodes. */
export class Front {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #ports: readonly number[] = [];
  #next = 0;

  constructor() {
    this.#server = createServer((socket) => this.#pass(socket));
  }

  async listen(port: number): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, 'localhost', resolve);
    });
  }

  /** The current nodes; without any, connections are refused. */
  use(ports: readonly number[]): void {
    this.#ports = ports;
    if (ports.length === 0) for (const socket of this.#sockets) socket.destroy();
  }

  close(): void {
    this.use([]);
    this.#server.close();
  }

  #pass(socket: Socket): void {
    const port = this.#ports[this.#next++ % Math.max(1, this.#ports.length)];
    if (port === undefined) return void socket.destroy();
    const node = connect(port, 'localhost');
    for (const [one, other] of [
      [socket, node],
      [node, socket],
    ] as const) {
      this.#sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        this.#sockets.delete(one);
        other.destroy();
      });
    }
    socket.pipe(node).pipe(socket);
  }
}
