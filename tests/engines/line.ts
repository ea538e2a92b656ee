import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { preview } from '../support/preview-server.ts';

/** The preview server at an address of its own, and the line to it. */
export interface Line {
  url: string;
  /** From now on nothing answers there. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  wasCut(): boolean;
}

/** An address nobody has seen before: nothing of another story is kept for it. */
export async function layLine(): Promise<Line> {
  const sockets = new Set<Socket>();
  const server = createServer((visitor) => {
    const site = connect(Number(new URL(preview.url).port), 'localhost');
    for (const [socket, other] of [
      [visitor, site],
      [site, visitor],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  const listen = (port: number) =>
    new Promise<void>((done) => server.listen(port, 'localhost', done));
  await listen(0);
  let cuts = 0;
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    wasCut: () => cuts > 0,
    async cut() {
      if (!server.listening) return;
      cuts += 1;
      const closed = new Promise((done) => server.close(done));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    mend: () => listen(port),
  };
}
