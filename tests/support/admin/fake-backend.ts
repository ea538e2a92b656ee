/** For tests: a backend behind `fetch` with two accounts, which answers what a test states and knows no rule. */
import type { StaffRole } from '@/content/en/admin-roles';
import { roleKinds } from '../role-kinds';
import { fakeAuth } from './fake-auth';
import { matchingRows, sortedRows, turnIntoFilters, type FakeRow as Row } from './fake-rest';

export const adminAccount = { id: 'a-1', email: 'admin@example.com', password: 'demo-admin-2026' };
export const stranger = { id: 's-1', email: 'stranger@example.com', password: 'demo-stranger' };

export const idleMailState = {
  id: 'state',
  waiting: 0,
  oldest_at: null as string | null,
  failed: 0,
  sent: 0,
  reason: null as string | null,
  reason_at: null as string | null,
  time_zone: 'Asia/Kolkata',
  reply_domain: null as string | null,
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
});

interface Failure {
  status: number;
  method?: string;
  /** JSON, or the text of a page. */
  body?: object | string;
}

interface Update {
  table_name: string;
  changes: { id: string; seen: object; set: object }[];
}

/** Answers sign-in and REST requests. */
export function fakeBackend(tables: Record<string, Row[]> = {}) {
  /** The errors that paths answer. */
  const failures = new Map<string, Failure>();
  const auth = fakeAuth([adminAccount, stranger]);
  const requests: string[] = [];
  const bodies: { path: string; body: unknown }[] = [];
  const rows: Record<string, Row[]> = {
    admin_users: [memberRow('admin')],
    'rpc/mail_state': [idleMailState],
    ...tables,
  };
  /** What calls and writes to a path are answered: a value, or a function of what was sent. */
  const answers = new Map<string, unknown>([
    ['rpc/search_patterns', ({ search }: { search: string }) => [`%${search}%`]],
    ['rpc/update_records', (sent: Update) => updateRecords(rows, sent, unchangedRecords)],
    ['rpc/read_sign_in_rules', [{ admins_need_factor: false, idle_hours: 12 }]],
  ]);
  /** Which records an update leaves as they are, by id, and why. */
  const unchangedRecords = new Map<string, { refused?: string }>();
  let maxRows = Number.POSITIVE_INFINITY;

  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const name = url.pathname.replace(/^\/(rest|auth)\/v1\//, '');
    const isSearch = /^GET.+rpc\/search_/.test(`${request.method} ${url.pathname}`);
    const path = tableByView[name] ?? (isSearch ? name.replace('rpc/search_', '') : name);
    requests.push(`${request.method} ${path}${url.search}`);
    const body = await bodyOf(request.clone());
    if (isWrite(request)) bodies.push({ path, body });
    const failure = failures.get(path);
    if (failure && (failure.method ?? request.method) === request.method) {
      if (failure.status === 0) throw new TypeError('Failed to fetch');
      const { status, body: error = { message: 'no' } } = failure;
      return new Response(typeof error === 'string' ? error : JSON.stringify(error), { status });
    }
    if (url.pathname.startsWith('/auth/')) return auth.answer(path, request);
    if (auth.refuses(request)) return Response.json({ code: 'PGRST303' }, { status: 401 });
    if (isSearch) turnIntoFilters(url.searchParams, patternsOf);
    const stored = path === 'timeline' ? timelineOf(rows) : rows[path];
    const found = matchingRows(stored ?? [], url.searchParams);
    if (path === 'rpc/enter' && !answers.has(path)) {
      const id = auth.idOf(request);
      return Response.json((rows['admin_users'] ?? []).filter((row) => row['user_id'] === id));
    }
    if (isWrite(request)) {
      if (answers.has(path)) return respondWith(request, body, answers.get(path));
      if (!path.startsWith('rpc/'))
        return respondWithRows(request, write(rows, request.method, path, found, body));
    }
    const page = sortedRows(found, url.searchParams.get('order'));
    return respondWithPage(request, url.searchParams, page, maxRows);
  }

  function patternsOf(search: string): string[] {
    const patterns = answers.get('rpc/search_patterns');
    return (typeof patterns === 'function' ? patterns({ search }) : patterns) as string[];
  }

  return {
    answer,
    answers,
    auth,
    failures,
    unchangedRecords,
    requests,
    rows,
    /** Returns what was sent to a path, the oldest first. */
    sent: <T>(path: string) =>
      bodies.filter((one) => one.path === path).map(({ body }) => body as T),
    /** Sets PostgREST's "Max rows". */
    limitRows: (newMaxRows: number) => void (maxRows = newMaxRows),
  };
}

/** Stores what was sent about the rows that it is for; returns the rows that were changed, deleted or added. */
function write(
  rows: Record<string, Row[]>,
  method: string,
  path: string,
  matching: Row[],
  body: unknown,
): Row[] {
  if (method === 'PATCH') return matching.map((row) => Object.assign(row, body));
  const stored = rows[path] ?? [];
  if (method === 'DELETE') {
    rows[path] = stored.filter((row) => !matching.includes(row));
    return matching;
  }
  const note = path === 'messages' && { kind: 'note' };
  const added = { ...note, ...(body as Row), ...generatedColumns() };
  rows[path] = [added, ...stored];
  return [added];
}

function updateRecords(
  rows: Record<string, Row[]>,
  { table_name, changes }: Update,
  unchanged: ReadonlyMap<string, { refused?: string }>,
) {
  const changed: Record<string, object> = {};
  const refused: Record<string, string> = {};
  for (const { id, seen, set } of changes) {
    const reasons = unchanged.get(id);
    if (reasons?.refused) refused[id] = reasons.refused;
    if (reasons) continue;
    changed[id] = seen;
    Object.assign(rows[table_name]?.find((row) => row.id === id) ?? {}, set);
  }
  return { changed, refused };
}

/** Returns what the view of records' timelines makes of the other rows. */
function timelineOf(rows: Record<string, Row[]>): Row[] {
  const entriesFrom = (table: string, kindOf: (row: Row) => unknown) =>
    (rows[table] ?? []).map((entry) => {
      const { id, table_name, record_id, created_at } = entry;
      return { id, table_name, record_id, created_at, kind: kindOf(entry), entry };
    });
  const submissionTables = roleKinds.admin.filter((table) => table !== 'job_postings');
  const submissions = submissionTables.flatMap((table) =>
    (rows[table] ?? []).map(({ id, created_at }) => {
      const about = { table_name: table, record_id: id, created_at };
      return { id: oldestId, ...about, kind: 'submission', entry: null };
    }),
  );
  return [
    ...submissions,
    ...entriesFrom('messages', ({ kind }) => kind),
    ...entriesFrom('activity_log', () => 'change'),
  ];
}

/** Of a submission, which sorts before every entry of the same moment. */
const oldestId = '0'.repeat(20);

/** The tables behind views. */
const tableByView: Record<string, string> = {
  messages_list: 'messages',
  recipients: 'mail_recipients',
};

const isWrite = ({ method }: Request) => method !== 'GET' && method !== 'HEAD';

async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.text();
  return text ? JSON.parse(text) : undefined;
}

/** Returns what a new row has that was not sent. */
function generatedColumns() {
  const now = new Date().toISOString();
  const { id: author_id, email: author_email } = adminAccount;
  return { created_at: now, updated_at: now, author_id, author_email };
}

async function respondWith(request: Request, body: unknown, answer: unknown): Promise<Response> {
  const value: unknown = typeof answer === 'function' ? await answer(body) : answer;
  if (value instanceof Response) return value;
  return Array.isArray(value) ? respondWithRows(request, value as Row[]) : Response.json(value);
}

function respondWithRows(request: Request, found: Row[]) {
  if (!request.headers.get('accept')?.includes('pgrst.object')) return Response.json(found);
  return found.length === 1
    ? Response.json(found[0])
    : Response.json({ code: 'PGRST116', message: 'not one row' }, { status: 406 });
}

function respondWithPage(request: Request, params: URLSearchParams, found: Row[], maxRows: number) {
  const from = Number(params.get('offset') ?? 0);
  const isCounted = request.headers.get('prefer')?.includes('count=exact');
  if (isCounted && from > found.length) {
    return Response.json({ code: 'PGRST103' }, { status: 416 });
  }
  const limit = Math.min(maxRows, Number(params.get('limit') ?? found.length));
  const page = found.slice(from, from + limit);
  const range = page.length > 0 ? `${from}-${from + page.length - 1}` : '*';
  const headers = { 'content-range': `${range}/${found.length}` };
  return request.method === 'HEAD'
    ? new Response(null, { headers })
    : Response.json(page, { headers });
}
