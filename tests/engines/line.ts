import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { preview } from '../support/preview-server.ts';

/** A proxy to the preview server, on its own origin, that can be cut off. */
export interface Line {
  url: string;
  /** Refuses every connection from now on. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  wasCut(): boolean;
}

/** Opens a proxy on a new origin, so that no other test's storage or cache is there. */
export async function startProxy(): Promise<Line> {
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
