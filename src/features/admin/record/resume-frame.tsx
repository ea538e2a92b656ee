import { queryOptions } from '@tanstack/react-query';
import { adminDetail } from '@/content/en/admin-detail';
import { ResumePages } from './resume-pages';
import { FileEntry } from '../ui/file-entry';
import { QueryContent } from '../ui/query-section';
import { readPdf, WrongTypeError, recordFilesQuery, type RecordFile } from '../ui/record-files';
import { toggleResume } from '../ui/resume-shown';
import { useStaffQuery } from '../ui/staff-query';
import { ToolButton } from '../ui/tool-button';

const { files: texts } = adminDetail;
const { beside } = texts;

interface ResumeFrameProps {
  applicationId: string;
  onHide: () => void;
}

export function ResumeFrame({ applicationId, onHide }: ResumeFrameProps) {
  const resume = useStaffQuery({
    ...recordFilesQuery({ table: 'career_applications', recordId: applicationId }),
    select: (all) => all.find(({ kind }) => kind === 'resume') ?? null,
  });
  const { data } = resume;
  const hideButton = (
    <ToolButton
      aria-keyshortcuts={beside.keys.toggle}
      title={`${beside.hide} (${beside.keys.toggle})`}
      onClick={() => {
        toggleResume();
        onHide();
      }}
    >
      {beside.hide}
    </ToolButton>
  );
  return (
    <section
      aria-label={beside.title}
      className="sticky top-(--staff-header) -my-7 flex h-[calc(100dvh-var(--staff-header))] min-w-0 flex-col gap-2 py-1.5"
    >
      {data ? (
        <ul>
          <FileEntry file={data}>{hideButton}</FileEntry>
        </ul>
      ) : (
        <div className="self-end">{hideButton}</div>
      )}
      <QueryContent texts={texts} query={resume}>
        {(file) =>
          file ? <Resume key={file.id} file={file} /> : <p className="text-quiet">{beside.none}</p>
        }
      </QueryContent>
    </section>
  );
}

const contentQuery = (file: RecordFile) =>
  queryOptions({
    queryKey: ['resume', file.id],
    queryFn: () => readPdf(file),
    retry: (failureCount, error) => failureCount < 1 && !(error instanceof WrongTypeError),
    // Each reading is logged, so a resume is read once.
    staleTime: 'static',
    gcTime: 60_000,
  });

function Resume({ file }: { file: RecordFile }) {
  const isPdf = file.file_name.toLowerCase().endsWith('.pdf');
  const content = useStaffQuery({ ...contentQuery(file), enabled: isPdf });
  if (!isPdf) return <p>{beside.word}</p>;
  if (content.error instanceof WrongTypeError) return <p>{texts.wrongType}</p>;
  return (
    <QueryContent texts={beside} query={content}>
      {(bytes) => <ResumePages name={file.file_name} content={bytes} />}
    </QueryContent>
  );
}
