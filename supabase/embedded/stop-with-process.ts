import { constants } from 'node:os';

interface Service {
  stop(): Promise<void>;
  /** Requests the end without waiting, as an exiting process cannot wait. */
  signalStop(): void;
}

const services = new Set<Service>();
let listening = false;

/** Stops `service` when this process ends by a signal, an uncaught error or a normal exit. */
export function stopWithProcess(service: Service): { forget(): void } {
  services.add(service);
  if (!listening) {
    listening = true;
    process.on('exit', () => {
      for (const each of services) each.signalStop();
    });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => void stopAll().then(() => leave(signal)));
    }
  }
  return { forget: () => void services.delete(service) };
}

async function stopAll(): Promise<void> {
  await Promise.allSettled([...services].map((each) => each.stop()));
}

function leave(signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP'): never {
  process.exit(128 + constants.signals[signal]);
}
