import { createServer } from 'node:net';

/** A TCP port of 127.0.0.1 that is free now: `wanted` itself if it is, else `undefined`. */
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

/** Any TCP port of 127.0.0.1 that is free now. */
export async function freePort(): Promise<number> {
  const port = await probePort(0);
  if (port === undefined) throw new Error('No free TCP port on 127.0.0.1.');
  return port;
}
