/** Longest wait for the device's database, locks and caches, which a frozen tab may hold for hours. */
export const deviceLimitMs = 2_000;

/** The longest wait for a file, which may still be in the cloud. */
export const fileLimitMs = 25_000;

/** Rejects if `work` takes longer; `giveUp` can then end it. */
export const withTimeLimit = <Value>(
  work: Promise<Value>,
  limitMs = deviceLimitMs,
  giveUp?: () => void,
): Promise<Value> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error('no answer'));
      giveUp?.();
    }, limitMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
