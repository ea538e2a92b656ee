let arrivedAtMs: number | undefined;

export function notePageArrival(): void {
  arrivedAtMs = Date.now();
}

/** When the page could first be read, long before its code ran on a slow line. */
export const pageArrivedAtMs = (): number => arrivedAtMs ?? Date.now() - performance.now();
