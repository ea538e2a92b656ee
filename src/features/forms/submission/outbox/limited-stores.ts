import { createStore } from 'idb-keyval';
import { deviceLimitMs, withTimeLimit } from '@/lib/time-limit';

/** The limit after a timeout, until an answer comes in time: sending asks the databases several times. */
const impatientLimitMs = 500;

/** Opens databases that abort slow transactions, as the visitor then reads that nothing was saved. */
export function limitedStores(): typeof createStore {
  let limitMs = deviceLimitMs;

  return (database, name) => {
    let store = createStore(database, name);
    return async (mode, callback) => {
      let transaction: IDBTransaction | undefined;
      let isTimedOut = false;
      const run = async () =>
        store(mode, (objects) => {
          ({ transaction } = objects);
          if (isTimedOut) transaction.abort();
          return callback(objects);
        });
      const running = run().catch((error: unknown) => {
        if (transaction) throw error;
        // It did not open, and idb-keyval would never ask again.
        store = createStore(database, name);
        return run();
      });
      const result = await withTimeLimit(running, limitMs, () => {
        isTimedOut = true;
        limitMs = impatientLimitMs;
        try {
          transaction?.abort();
        } catch {
          // It has ended.
        }
      });
      limitMs = deviceLimitMs;
      return result;
    };
  };
}
