/** What a form tells of the visit. In memory only: nothing of it is stored on the device. */
interface Visit {
  /** The first page, without its language; mistyped addresses are the 404 page. */
  page: string;
  search: string;
}

let visit: Visit = { page: '', search: '' };
let arrivedAtMs: number | undefined;

export function noteVisit(newVisit: Visit): void {
  visit = newVisit;
}

export const currentVisit = (): Visit => visit;

export function notePageArrival(): void {
  arrivedAtMs = Date.now();
}

/** When the page could first be read, long before its code ran on a slow line. */
export const pageArrivedAtMs = (): number => arrivedAtMs ?? Date.now() - performance.now();
