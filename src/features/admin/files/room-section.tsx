import { adminFiles } from '@/content/en/admin-files';
import { cx } from '@/lib/cx';
import { sizeOf } from '../ui/file-size';
import { Failure, Skeleton } from '../ui/list-states';
import { useStaffQuery } from '../ui/staff-query';
import { roomQuery } from './file-queries';
import { levelColours, LevelIcon } from './room-level';
import { measuresOf, type Measure } from './room-measures';

const { room: texts } = adminFiles;

export function RoomSection() {
  const { data, isError, refetch } = useStaffQuery(roomQuery);
  return (
    <section aria-labelledby="room" className="border-t border-hairline py-4">
      <h3 id="room" className="pb-2 text-[1rem] font-bold tracking-tight">
        {texts.title}
      </h3>
      {isError && <Failure text={texts.failed} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton label={texts.loading} rows={3} />}
      {data && (
        <dl className="grid gap-x-8 gap-y-4 md:grid-cols-3">
          {measuresOf(data).map((measure) => (
            <Taken key={measure.what} {...measure} />
          ))}
        </dl>
      )}
      <p className="mt-4 max-w-prose text-quiet">{texts.settings}</p>
    </section>
  );
}

function Taken({ what, taken, most, percent, level }: Measure) {
  return (
    <div>
      <dt className="flex items-center gap-2 font-semibold">
        <LevelIcon level={level} />
        {texts.names[what]}
      </dt>
      <dd
        className={cx('tabular-nums', level !== 'calm' && `font-semibold ${levelColours[level]}`)}
      >
        {texts.of(sizeOf(taken), sizeOf(most), percent)}
      </dd>
      <dd className="text-quiet">{texts.explained[what]}</dd>
    </div>
  );
}
