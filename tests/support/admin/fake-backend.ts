import type { StaffWork } from '@/content/facts/stored-values';
/** For tests: a backend behind `fetch` with two accounts and some tables. Requests can be made to fail. */

import type { StaffRole } from '@/content/en/admin-roles';
import { roleKinds } from '../role-kinds';
import { fakeAuth } from './fake-auth';
import { answerReplies } from './fake-replies';
import { folded, matching, ordered, type FakeRow as Row } from './fake-rest';

export const adminAccount = { id: 'a-1', email: 'admin@example.com', password: 'demo-admin-2026' };
export const stranger = { id: 's-1', email: 'stranger@example.com', password: 'demo-stranger' };

export const idleMailState = {
  id: 'state',
  waiting: 0,
  oldest_at: null as string | null,
  failed: 0,
  limited: 0,
  sent: 0,
  called_at: null as string | null,
  reason: null as string | null,
  reason_at: null as string | null,
  recent_since: new Date(Date.now() - 7 * 86_400_000).toISOString(),
};

/** The demo admin's row in admin_users, with a role. */
export const memberRow = (role: StaffRole) => ({
  id: 'row',
  user_id: adminAccount.id,
  role,
  name: null,
  job_title: null,
  phone: null,
  table_names: roleKinds[role],
  last_seen_at: new Date().toISOString(),
});

interface Failure {
  status: number;
  method?: string;
  /** JSON, or the text of a page. */
  body?: object | string;
}

/** Answers sign-in and REST requests; `failing` maps a path to the error it returns. */
export function fakeBackend(tables: Record<string, Row[]> = {}) {
  const failing = new Map<string, Failure>();
  const auth = fakeAuth([adminAccount, stranger]);
  const seen: string[] = [];
  const rows: Record<string, Row[]> = {
    admin_users: [memberRow('admin')],
    'rpc/mail_state': [idleMailState],
    ...tables,
  };
  /** Rows whose updates succeed without changing anything, as under row-level security. */
  const locked = new Set<string>();
  const refusing = new Map<string, string>();
  const workedOn = new Map<string, StaffWork[]>();
  let readOnly = false;
  let mostRows = Number.POSITIVE_INFINITY;
  /** How many matching requests are answered before one stays pending for ever. */
  let hold: { part: string; after: number } | undefined;

  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const path = url.pathname.replace(/^\/(rest|auth)\/v1\//, '').replace(/_list$/, '');
    seen.push(`${request.method} ${path}${url.search}`);
    if (hold && url.search.includes(hold.part) && (hold.after -= 1) < 0) {
      return new Promise(() => undefined);
    }
    const failure = failing.get(path);
    if (failure && (failure.method ?? request.method) === request.method) {
      if (failure.status === 0) throw new TypeError('Failed to fetch');
      const { status, body = { message: 'no' } } = failure;
      return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
    }
    if (url.pathname.startsWith('/auth/')) return auth.answer(path, request);
    if (auth.refuses(request)) return Response.json({ code: 'PGRST303' }, { status: 401 });
    if (path === 'rpc/search_patterns') {
      const { search } = (await request.json()) as { search: string };
      return Response.json(
        folded(search)
          .split(' ')
          .map((word) => `%${word}%`),
      );
    }
    if (path === 'rpc/delete_spam') {
      const { table_name, ids, anyway } = (await request.json()) as {
        table_name: string;
        ids: string[];
        anyway: boolean;
      };
      const worked_on = anyway ? {} : among(workedOn, ids);
      const deleted = ids.filter((id) => !Object.hasOwn(worked_on, id));
      rows[table_name] = (rows[table_name] ?? []).filter(({ id }) => !deleted.includes(id));
      return Response.json({ deleted, worked_on });
    }
    if (path === 'rpc/update_records') return updateRecords(request);
    if (path === 'rpc/enter') {
      const own = (row: Row) => row['user_id'] === auth.userIdOf(request);
      return Response.json(rows['admin_users']?.filter(own));
    }
    const replied = await answerReplies(path, request, rows);
    if (replied) return replied;
    const found = matching(rows[path] ?? [], url.searchParams);
    if (request.method === 'PATCH') {
      const change = (await request.json()) as object;
      const changed = found.filter(({ id }) => !readOnly && !locked.has(id));
      for (const row of changed) Object.assign(row, change);
      for (const row of changed) if ('updated_at' in row) row['updated_at'] = nextMoment();
      const range = changed.length > 0 ? `0-${changed.length - 1}/*` : '*/*';
      return written(request, changed, { headers: { 'content-range': range } });
    }
    if (request.method === 'DELETE') {
      const gone = readOnly ? [] : found;
      rows[path] = (rows[path] ?? []).filter((row) => !gone.includes(row));
      return written(request, gone);
    }
    if (request.method === 'POST' && !path.startsWith('rpc/')) {
      const row = (await request.json()) as Row;
      if (rows[path]?.some(({ id }) => id === row.id)) {
        return Response.json({ code: '23505', message: 'twin' }, { status: 409 });
      }
      const stored = { ...row, ...(path === 'staff_notes' ? signature() : stamps()) };
      rows[path] = [stored, ...(rows[path] ?? [])];
      return written(request, [stored], { status: 201 });
    }
    return list(request, url.searchParams, ordered(found, url.searchParams.get('order')), mostRows);
  }

  async function updateRecords(request: Request) {
    const { table_name, changes, anyway } = (await request.json()) as {
      table_name: string;
      changes: { id: string; seen: object; set: object }[];
      anyway?: boolean;
    };
    const changed: Record<string, object> = {};
    const ids = changes.map(({ id }) => id);
    const refused = among(refusing, ids);
    const isSpam = changes.some(({ set }) => 'spam_suspected' in set && set.spam_suspected);
    const worked_on = isSpam && !anyway ? among(workedOn, ids) : {};
    for (const { id, seen: before, set } of changes) {
      const row = rows[table_name]?.find((one) => one.id === id);
      const isSeen = Object.entries(before).every(
        ([name, value]) => (row?.[name] ?? (name === 'spam_suspected' ? false : null)) === value,
      );
      if (!row || !isSeen || readOnly || locked.has(id) || refusing.has(id)) continue;
      if (Object.hasOwn(worked_on, id)) continue;
      Object.assign(
        row,
        set,
        'spam_suspected' in set && { spam_reason: set.spam_suspected ? 'marked by staff' : null },
      );
      changed[id] = before;
    }
    return Response.json({ changed, refused, worked_on });
  }

  return {
    answer,
    auth,
    failing,
    seen,
    rows,
    locked,
    /** Why the database refuses to change a record, by id. */
    refusing,
    /** What staff did with a record before it becomes spam, by id. */
    workedOn,
    holdAfter(part: string, after: number) {
      hold = { part, after };
    },
    /** Sets PostgREST's "Max rows". */
    giveAtMost(most: number) {
      mostRows = most;
    },
    refuseUpdates(refused = true) {
      readOnly = refused;
    },
  };
}

const among = (known: ReadonlyMap<string, unknown>, ids: readonly string[]) =>
  Object.fromEntries([...known].filter(([id]) => ids.includes(id)));

let moments = 0;

function nextMoment() {
  moments += 1;
  return new Date(Date.parse('2026-11-20T10:00:00Z') + moments * 1000).toISOString();
}

function stamps() {
  const now = nextMoment();
  return { created_at: now, updated_at: now };
}

function signature() {
  return { created_at: nextMoment(), author_id: adminAccount.id, author_email: adminAccount.email };
}

function written(request: Request, found: Row[], init?: ResponseInit) {
  if (!request.headers.get('accept')?.includes('pgrst.object')) return Response.json(found, init);
  return found.length === 1
    ? Response.json(found[0], init)
    : Response.json({ code: 'PGRST116', message: 'not one row' }, { status: 406 });
}

function list(request: Request, params: URLSearchParams, found: Row[], most: number) {
  const from = Number(params.get('offset') ?? 0);
  const isCounted = request.headers.get('prefer')?.includes('count=exact');
  if (isCounted && from > found.length) {
    return Response.json({ code: 'PGRST103' }, { status: 416 });
  }
  const limit = Math.min(most, Number(params.get('limit') ?? found.length));
  const page = found.slice(from, from + limit);
  const range = page.length > 0 ? `${from}-${from + page.length - 1}` : '*';
  const headers = { 'content-range': `${range}/${found.length}` };
  return request.method === 'HEAD'
    ? new Response(null, { headers })
    : Response.json(page, { headers });
}
