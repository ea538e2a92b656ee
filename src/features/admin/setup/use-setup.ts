import { adminHealth } from '@/content/en/admin-health';
import { adminSetup } from '@/content/en/admin-setup';
import { buildQuery, healthQuery, type Sign } from '../mail/health-queries';
import { listOf, mailPath, teamPath } from '../records/tabs';
import { useColleagues } from '../ui/colleagues';
import { replyDomainQuery } from '../ui/mail-state';
import { useStaffQuery } from '../ui/staff-query';
import { allFacts } from './facts';
import { factsQuery, setupQuery } from './setup-queries';

/** What the site can tell of a row, as nobody ticks one. */
export type Mark = 'done' | 'open' | 'unknown';

export interface SetupRow {
  id: string;
  label: string;
  mark: Mark;
}

/** A row that is no fact, with what is so, and where to go on. */
export interface WorkRow extends SetupRow {
  text: string;
  to?: string;
  link?: string;
  /** How many can be removed. */
  samples?: number;
}

type Setup = NonNullable<Awaited<ReturnType<NonNullable<typeof setupQuery.queryFn>>>>;

const { rows: texts } = adminSetup;

/** Everything that is to be set up, and what is done of it. */
export function useSetup() {
  const facts = useStaffQuery(factsQuery);
  const { data: setup } = useStaffQuery(setupQuery);
  const { data: domain } = useStaffQuery(replyDomainQuery);
  const enabled = Boolean(setup);
  const { data: signs = [] } = useStaffQuery({ ...healthQuery, refetchInterval: false, enabled });
  const { data: build } = useStaffQuery({ ...buildQuery, enabled });
  const { colleagues } = useColleagues();
  const stored = facts.data;
  if (!stored || !setup) return { facts, work: [] };
  const work = [
    mailRow(setup, domain === null),
    colleaguesRow((colleagues?.length ?? 1) - 1),
    postingRow(setup.postings),
    ...signs.flatMap(signRow),
    healthRow(adminHealth.build, adminHealth.advice.build, build?.isBad),
    samplesRow(setup.samples),
  ];
  const ofFacts = allFacts.map(({ key, label }): SetupRow => ({
    id: key,
    label,
    mark: stored.has(key) ? 'done' : 'open',
  }));
  return { facts, work, rows: [...ofFacts, ...work] };
}

/** How many rows are open; none until that is known. */
export const useOpenRows = () =>
  (useSetup().rows ?? []).filter(({ mark }) => mark === 'open').length;

function mailRow({ tried, replied, received }: Setup, isBlind: boolean): WorkRow {
  const { title: label, link, toRecords, ...words } = texts.mail;
  const row = { id: 'mail', label, to: listOf('quote_requests')?.path ?? '', link: toRecords };
  if (received) return { ...row, mark: 'done', text: words.done };
  if (replied && isBlind) return { ...row, mark: 'unknown', text: words.unknown };
  if (replied) return { ...row, mark: 'open', text: words.replied };
  if (tried) return { ...row, mark: 'open', text: words.tried };
  return { ...row, mark: 'open', text: words.open, to: '/get-quote', link };
}

/** Two others, so that one of them can be away. */
const enough = 2;

function colleaguesRow(others: number): WorkRow {
  const { title: label, link, open, done } = texts.colleagues;
  const row = { id: 'colleagues', label, to: teamPath, link };
  return others >= enough
    ? { ...row, mark: 'done', text: done(others) }
    : { ...row, mark: 'open', text: open(others) };
}

function postingRow(postings: number): WorkRow {
  const { title: label, link, open, done } = texts.posting;
  const row = { id: 'posting', label, to: listOf('job_postings')?.path ?? '', link };
  return postings > 0
    ? { ...row, mark: 'done', text: done(postings) }
    : { ...row, mark: 'open', text: open };
}

function samplesRow(samples: number): WorkRow {
  const { title: label, open, done } = texts.samples;
  const row = { id: 'samples', label, samples };
  return samples > 0
    ? { ...row, mark: 'open', text: open(samples) }
    : { ...row, mark: 'done', text: done };
}

/** What is not proved by its first use is left to Email and health. */
function signRow({ name, isBad, figures }: Sign): WorkRow[] {
  const at = name === 'mail' ? figures.sentAt : name === 'retention' ? figures.ranAt : undefined;
  if (at === undefined) return [];
  const isWrong = at === null && !isBad ? undefined : isBad;
  return [healthRow(adminHealth.names[name], adminHealth.advice[name], isWrong)];
}

function healthRow(label: string, advice: string, isBad: boolean | undefined): WorkRow {
  const mark = isBad === undefined ? 'unknown' : isBad ? 'open' : 'done';
  const text = { unknown: texts.notYet, open: advice, done: texts.well }[mark];
  return { id: label, label, mark, text, to: mailPath, link: texts.health };
}
