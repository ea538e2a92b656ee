/** For tests: a backend behind `fetch` with two accounts and tables, that can be told to fail. */

type Row = Record<string, unknown> & { id: string };

export const adminAccount = { id: 'a-1', email: 'admin@example.com', password: 'demo-admin-2026' };
export const stranger = { id: 's-1', email: 'stranger@example.com', password: 'demo-stranger' };

interface Failure {
  status: number;
  method?: string;
}

/** Answers sign-in and REST requests; `failing` holds what a path shall be refused with. */
export function fakeBackend(tables: Record<string, Row[]> = {}) {
  const failing = new Map<string, Failure>();
  const seen: string[] = [];
  const rows: Record<string, Row[]> = {
    admin_users: [{ id: 'row', user_id: adminAccount.id }],
    ...tables,
  };
  /** Updates are answered with success and no row, as row-level security does. */
  let readOnly = false;

  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const path = url.pathname.replace(/^\/(rest|auth)\/v1\//, '');
    seen.push(`${request.method} ${path}${url.search}`);
    const failure = failing.get(path);
    if (failure && (failure.method ?? request.method) === request.method) {
      if (failure.status === 0) throw new TypeError('Failed to fetch');
      return Response.json({ message: 'no' }, { status: failure.status });
    }
    if (url.pathname.startsWith('/auth/')) return authenticate(path, request);
    const found = (rows[path] ?? []).filter((row) => matches(row, url.searchParams));
    if (request.method === 'PATCH') {
      if (readOnly) return Response.json([]);
      const change = (await request.json()) as object;
      for (const row of found) Object.assign(row, change);
      return Response.json(found.map(({ id }) => ({ id })));
    }
    return list(request, url.searchParams, found);
  }

  return {
    answer,
    failing,
    seen,
    refuseUpdates() {
      readOnly = true;
    },
  };
}

function matches(row: Row, params: URLSearchParams) {
  return ['id', 'user_id'].every((name) => {
    const wanted = params.get(name);
    return !wanted || wanted === `eq.${String(row[name])}`;
  });
}

function list(request: Request, params: URLSearchParams, found: Row[]) {
  const from = Number(params.get('offset') ?? 0);
  if (from > found.length) return Response.json({ code: 'PGRST103' }, { status: 416 });
  const page = found.slice(from, from + Number(params.get('limit') ?? found.length));
  const headers = { 'content-range': `${from}-${from + page.length - 1}/${found.length}` };
  return request.method === 'HEAD'
    ? new Response(null, { headers })
    : Response.json(page, { headers });
}

async function authenticate(path: string, request: Request) {
  if (path === 'logout') return new Response(null, { status: 204 });
  const { email, password } = (await request.json()) as Record<string, string>;
  if (path === 'signup') return Response.json({ id: 'n-1', email, identities: [{}] });
  const account = [adminAccount, stranger].find((one) => one.email === email);
  if (!account || account.password !== password) {
    const refusal = { error_code: 'invalid_credentials', msg: 'Invalid login credentials' };
    return Response.json(refusal, { status: 400 });
  }
  return Response.json({
    access_token: `token-of-${account.id}`,
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: 3600,
    user: { id: account.id, email },
  });
}
