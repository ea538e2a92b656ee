let movedAt: number | undefined;

export function notePageArrival(): void {
  movedAt = Date.now();
}

/** Milliseconds since 1970: when the page could first be read, long before its code ran on a slow line. */
export const pageArrivedAt = (): number => movedAt ?? Date.now() - performance.now();
