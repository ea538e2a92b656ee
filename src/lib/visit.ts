interface Visit {
  /** The first page, without its language; mistyped addresses are the 404 page. */
  page: string;
  /** The query of the first page's address. */
  search: string;
}

// In memory only: nothing of it is stored on the device.
let visit: Visit = { page: '', search: '' };

export function noteVisit(begun: Visit): void {
  visit = begun;
}

export const visitBegun = (): Visit => visit;
