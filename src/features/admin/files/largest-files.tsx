import { ShieldAlert } from 'lucide-react';
import { useRef } from 'react';
import { Link } from '@/components/ui/link';
import { adminDetail } from '@/content/en/admin-detail';
import { adminFiles } from '@/content/en/admin-files';
import { listPaths } from '@/content/facts/staff-paths';
import { isolated } from '../ui/direction';
import { sizeOf } from '../ui/file-size';
import { Empty, Failure, Skeleton } from '../ui/list-states';
import { useStaffQuery } from '../ui/staff-query';
import { TimeAgo } from '../ui/time-ago';
import { useKeptFocus } from '../ui/use-kept-focus';
import { DeleteFile } from './delete-file';
import { DeleteSuspectsFiles } from './delete-suspects-files';
import { largestQuery, type LargeFile } from './file-queries';

const { list: texts } = adminFiles;

export function LargestFiles() {
  const { data, isError, refetch } = useStaffQuery(largestQuery);
  const area = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useKeptFocus(area, heading);
  return (
    <section aria-labelledby="largest" className="border-t border-hairline py-4">
      <h3
        id="largest"
        ref={heading}
        tabIndex={-1}
        className="pb-2 text-[1rem] font-bold tracking-tight outline-none"
      >
        {texts.title}
      </h3>
      <p className="text-quiet">{texts.about}</p>
      <DeleteSuspectsFiles />
      {isError && <Failure text={texts.failed} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton label={texts.loading} rows={5} />}
      <div ref={area}>
        {data?.length === 0 && <Empty text={texts.empty} />}
        {data && data.length > 0 && (
          <ol className="border-t border-hairline">
            {data.map((file) => (
              <Entry key={file.id} file={file} />
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}

function Entry({ file }: { file: LargeFile }) {
  const { id, application_id, kind, file_name, size, created_at, applicant, suspect } = file;
  return (
    <li
      data-record={id}
      className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5 border-b border-hairline py-2.5"
    >
      <div className="min-w-0 grow basis-60">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <strong className="min-w-0 font-semibold wrap-anywhere">
            <bdi>{file_name}</bdi>
          </strong>
          <Link
            to={`${listPaths.career_applications}/${application_id}`}
            data-open
            className="text-brand underline-offset-4 hover:underline pointer-coarse:py-2"
          >
            {texts.of(isolated(applicant))}
          </Link>
        </p>
        <p className="flex flex-wrap items-center gap-x-3 text-quiet">
          <span className="text-text tabular-nums">{sizeOf(size)}</span>
          <span>{adminDetail.files.kinds[kind] ?? kind}</span>
          <TimeAgo timestamp={created_at} />
          {suspect && (
            <span className="inline-flex items-center gap-1.5 font-semibold text-warning">
              <ShieldAlert aria-hidden className="size-4 shrink-0" strokeWidth={2} />
              {texts.suspect}
            </span>
          )}
        </p>
      </div>
      <DeleteFile file={file} />
    </li>
  );
}
