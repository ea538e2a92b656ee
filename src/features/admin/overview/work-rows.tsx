import { Link } from '@/components/ui/link';
import { kinds } from '@/content/en/admin-kinds';
import { adminWork as texts } from '@/content/en/admin-work';
import { cx } from '@/lib/cx';
import { recordKindOf } from '../records/tabs';
import { stripBidiControls } from '../ui/direction';
import { useCompanyZone } from '../ui/mail-state';
import { TimeAgo, useCurrentMinute } from '../ui/time-ago';
import { dateOf, dayIn, dayText, durationOf } from '../ui/timestamps';
import { places, type WorkItem } from './work-queries';

export function WorkRows({ rows }: { rows: readonly WorkItem[] }) {
  return (
    <ul className="border-t border-line">
      {rows.map((work) => (
        <WorkRow key={work.id} work={work} />
      ))}
    </ul>
  );
}

function WorkRow({ work }: { work: WorkItem }) {
  const { table_name, id, person, company, status, new_answer_at, place, words } = work;
  const kind = recordKindOf(table_name);
  if (!kind) return null;
  const isOverdue = place === places.overdue;
  const isFresh = status === 'new' || new_answer_at !== null;
  return (
    <li>
      <Link
        to={`${kind.path}/${id}`}
        className="relative grid min-h-13 grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line py-1.5 ps-5 pe-1 hover:bg-sand"
      >
        {isFresh && (
          <span
            aria-hidden
            className={cx(
              'absolute start-1 top-3.5 size-2 rounded-full forced-color-adjust-none',
              new_answer_at === null ? 'bg-link' : 'bg-good',
            )}
          />
        )}
        <bdi className={cx('truncate', isFresh && 'font-bold')}>
          {stripBidiControls(company || person || '')}
        </bdi>
        <span className={cx('text-[0.8125rem]', isOverdue ? 'font-bold text-bad' : 'text-quiet')}>
          <DueText work={work} />
        </span>
        <span className="col-span-2 truncate text-quiet">
          <span className="text-ink">{kinds.titleOfOne[kind.table]}</span>{' '}
          {new_answer_at !== null && <span className="text-good">{texts.newMessage} </span>}
          <bdi>{stripBidiControls(words)}</bdi>
        </span>
      </Link>
    </li>
  );
}

function DueText({ work }: { work: WorkItem }) {
  const { place, due_at, created_at, new_answer_at, follow_up_on } = work;
  const now = useCurrentMinute();
  const zone = useCompanyZone();
  const dueMs = due_at ? dateOf(due_at).getTime() : now;
  if (place === places.overdue) return texts.late(durationOf(now - dueMs));
  if (new_answer_at) return <TimeAgo timestamp={new_answer_at} />;
  // A follow-up is due by the midnight that ends its day.
  const dueDay = dayIn(zone, new Date(dueMs - 1));
  const showsDay = place === places.dueInADay || follow_up_on;
  if (showsDay) return dueDay === dayIn(zone) ? texts.today : dayText(dueDay);
  return <TimeAgo timestamp={created_at} />;
}
