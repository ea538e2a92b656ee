import { createServer } from 'node:net';

export function probePort(wanted: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(undefined));
    probe.listen(wanted, '127.0.0.1', () => {
      const address = probe.address();
      const port = address && typeof address === 'object' ? address.port : undefined;
      probe.close(() => resolve(port));
    });
  });
}

export async function freePort(): Promise<number> {
  const port = await probePort(0);
  if (port === undefined) throw new Error('No free TCP port on 127.0.0.1.');
  return port;
}
