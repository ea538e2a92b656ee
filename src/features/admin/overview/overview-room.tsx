import { ArrowRight, Database } from 'lucide-react';
import { Link } from '@/components/ui/link';
import { adminFiles } from '@/content/en/admin-files';
import { cx } from '@/lib/cx';
import { roomQuery } from '../files/file-queries';
import { levelColours, LevelIcon } from '../files/room-level';
import { fullestOf, measuresOf } from '../files/room-measures';
import { filesPath } from '../registry/tabs';
import { useStaffQuery } from '../ui/staff-query';

const { room: texts } = adminFiles;
const row = 'flex min-h-11 items-center gap-2.5 border-b border-hairline px-4 py-2 md:px-5';

/** How full the database and the room for files are; leads to the largest files. */
export function OverviewRoom() {
  const { data, isError } = useStaffQuery(roomQuery);
  if (!data) {
    return (
      <p className={cx(row, 'text-quiet')}>
        <Database aria-hidden className="size-4.5 shrink-0" strokeWidth={1.5} />
        {isError ? texts.unknown : texts.loading}
      </p>
    );
  }
  const { level, what, percent } = fullestOf(data);
  const words =
    level === 'calm'
      ? texts.calm(measuresOf(data)[0].percent)
      : texts[level](texts.names[what], percent);
  return (
    <Link
      to={filesPath}
      className={cx(
        row,
        'transition-colors hover:bg-raised',
        levelColours[level],
        level !== 'calm' && 'font-semibold',
      )}
    >
      <LevelIcon level={level} />
      <span className="grow">{words}</span>
      <ArrowRight aria-hidden className="size-4 shrink-0" strokeWidth={1.5} />
    </Link>
  );
}
