import { adminHealth } from '@/content/en/admin-health';
import { adminSetup } from '@/content/en/admin-setup';
import { buildQuery, healthQuery, type HealthSign } from '../mail/health-queries';
import { jobPostings } from '../records/job-postings';
import { quoteRequests } from '../records/quote-requests';
import { mailPath, teamPath } from '../records/tabs';
import { useColleagues } from '../ui/colleagues';
import { replyDomainQuery } from '../ui/mail-state';
import { useStaffQuery } from '../ui/staff-query';
import { allFacts } from './facts';
import { factsQuery, setupQuery } from './setup-queries';

export interface SetupRow {
  id: string;
  label: string;
  /** Found out by the site itself; nobody ticks a row. */
  mark: 'done' | 'open' | 'unknown';
}

/** A row that is no fact: its state in words, and where to go on. */
export interface TaskRow extends SetupRow {
  text: string;
  to?: string;
  link?: string;
  sampleCount?: number;
}

type Setup = NonNullable<Awaited<ReturnType<NonNullable<typeof setupQuery.queryFn>>>>;

const { rows: texts } = adminSetup;

/** Returns all that is to be set up, with the state of each; no `rows` until they are known. */
export function useSetup() {
  const facts = useStaffQuery(factsQuery);
  const { data: setup } = useStaffQuery(setupQuery);
  const { data: domain } = useStaffQuery(replyDomainQuery);
  const enabled = Boolean(setup);
  const { data: signs = [] } = useStaffQuery({ ...healthQuery, refetchInterval: false, enabled });
  const { data: build } = useStaffQuery({ ...buildQuery, enabled });
  const { colleagues } = useColleagues();
  const stored = facts.data;
  if (!stored || !setup) return { facts, tasks: [] };
  const { postings, samples } = setup;
  const otherCount = (colleagues?.length ?? 1) - 1;
  const tasks = [
    mailRow(setup, domain === null),
    countRow('colleagues', otherCount >= enoughColleagues, otherCount, {
      to: teamPath,
      link: texts.colleagues.link,
    }),
    countRow('posting', postings > 0, postings, { to: jobPostings.path, link: texts.posting.link }),
    ...signs.flatMap(signRow),
    healthRow(adminHealth.build, adminHealth.advice.build, build?.isBad),
    countRow('samples', samples === 0, samples, { sampleCount: samples }),
  ];
  const factRows = allFacts.map(({ key, label }): SetupRow => ({
    id: key,
    label,
    mark: stored.has(key) ? 'done' : 'open',
  }));
  return { facts, tasks, rows: [...factRows, ...tasks] };
}

/** Returns the number of open rows; 0 until it is known. */
export const useOpenRowCount = () =>
  (useSetup().rows ?? []).filter(({ mark }) => mark === 'open').length;

function mailRow({ tried, replied, received }: Setup, hasNoReplyDomain: boolean): TaskRow {
  const { title: label, link, toRecords, ...words } = texts.mail;
  const row = { id: 'mail', label, to: quoteRequests.path, link: toRecords };
  if (received) return { ...row, mark: 'done', text: words.done };
  if (replied && hasNoReplyDomain) return { ...row, mark: 'unknown', text: words.unknown };
  if (replied) return { ...row, mark: 'open', text: words.replied };
  if (tried) return { ...row, mark: 'open', text: words.tried };
  return { ...row, mark: 'open', text: words.open, to: '/get-quote', link };
}

/** Two others, so that one of them can be away. */
const enoughColleagues = 2;

/** A row that is done once there is enough of something, or nothing left. */
function countRow(
  id: 'colleagues' | 'posting' | 'samples',
  isDone: boolean,
  count: number,
  details: Pick<TaskRow, 'to' | 'link' | 'sampleCount'>,
): TaskRow {
  const { title: label, done, open } = texts[id];
  const text = (isDone ? done : open)(count);
  return { id, label, mark: isDone ? 'done' : 'open', text, ...details };
}

/** What is not proved by its first use is left to Email and health. */
function signRow({ name, isBad, figures }: HealthSign): TaskRow[] {
  if (name !== 'mail' && name !== 'retention') return [];
  const firstUse = name === 'mail' ? figures.sentAt : figures.ranAt;
  if (firstUse === undefined) return [];
  const isWrong = firstUse === null && !isBad ? undefined : isBad;
  return [healthRow(adminHealth.names[name], adminHealth.advice[name], isWrong)];
}

/** @param isBad undefined if it is unknown */
function healthRow(label: string, advice: string, isBad: boolean | undefined): TaskRow {
  const row = { id: label, label, to: mailPath, link: texts.health };
  if (isBad === undefined) return { ...row, mark: 'unknown', text: texts.notYet };
  if (isBad) return { ...row, mark: 'open', text: advice };
  return { ...row, mark: 'done', text: texts.well };
}
