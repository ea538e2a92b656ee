interface Visit {
  /** The first page, without its language; mistyped addresses are the 404 page. */
  page: string;
  search: string;
}

// In memory only: nothing of it is stored on the device.
let visit: Visit = { page: '', search: '' };

export function noteVisit(newVisit: Visit): void {
  visit = newVisit;
}

export const currentVisit = (): Visit => visit;
