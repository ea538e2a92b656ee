export const pageSize = 6;

export function pageIn(params: URLSearchParams, pages: number): number {
  const asked = Number(params.get('page') ?? 1);
  return Number.isInteger(asked) ? Math.min(Math.max(asked, 1), pages) : 1;
}

export function withPage(params: URLSearchParams, page: number): URLSearchParams {
  const next = new URLSearchParams(params);
  if (page > 1) next.set('page', String(page));
  else next.delete('page');
  return next;
}

export function pagesFor(count: number): number {
  return Math.max(1, Math.ceil(count / pageSize));
}

/** The numbers to offer: all of a few; of many the ends, the page and its neighbours. 0 is a gap. */
export function pageNumbers(page: number, pages: number): number[] {
  const all = Array.from({ length: pages }, (_, index) => index + 1);
  if (pages <= 7) return all;
  const near = Math.min(Math.max(page, 3), pages - 2);
  const shown = all.filter(
    (number) => number === 1 || number === pages || Math.abs(number - near) <= 1,
  );
  return shown.flatMap((number, index) => {
    const skipped = number - (shown[index - 1] ?? 0);
    if (skipped === 1) return [number];
    return skipped === 2 ? [number - 1, number] : [0, number];
  });
}
