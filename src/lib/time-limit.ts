/** Longest wait for the device's database, locks and caches, which a frozen tab may hold for hours. */
export const deviceLimitMs = 2_000;

/** The longest wait for a file, which may still be in the cloud. */
export const fileLimitMs = 25_000;

/** Rejects without an answer in time; `giveUp` can then end the work. */
export const withTimeLimit = <T>(
  answer: Promise<T>,
  limitMs = deviceLimitMs,
  giveUp?: () => void,
): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error('no answer'));
      giveUp?.();
    }, limitMs);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
