export const pageSize = 6;

export function pageIn(params: URLSearchParams, pages: number): number {
  const requested = Number(params.get('page') ?? 1);
  return Number.isInteger(requested) ? Math.min(Math.max(requested, 1), pages) : 1;
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
