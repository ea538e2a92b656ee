import { PanelLeft } from 'lucide-react';
import { admin } from '@/content/en/admin';
import { adminDetail } from '@/content/en/admin-detail';
import type { RecordProps } from './record-queries';
import { DeleteRowButton } from '../ui/delete-row-button';
import { isolate, stripBidiControls } from '../ui/direction';
import { Entry, EntryText, EntryAuthor } from '../ui/entry';
import { fieldText, recordName } from '../ui/field-text';
import { FileEntry } from '../ui/file-entry';
import { Failure } from '../ui/list-states';
import { recordFilesQuery } from '../ui/record-files';
import { toggleResume, useIsResumeShown } from '../ui/resume-shown';
import { useStaffQuery } from '../ui/staff-query';
import { ToolButton } from '../ui/tool-button';
import { useHasRoomBeside } from '../ui/use-width';

const { files: texts, history } = adminDetail;

/** The submission, or an entered lead, with its long texts and documents: the beginning of the conversation. */
export function SubmissionEntry({ kind, record }: RecordProps) {
  const person = stripBidiControls(String((kind.person && record[kind.person]) || ''));
  const language = fieldText('locale', record['locale']);
  const longFields = Object.entries(kind.texts.fields).filter(
    ([name]) => kind.fields[name] === 'long' && record[name],
  );
  return (
    <Entry
      tone="theirs"
      author={<EntryAuthor>{person || recordName(kind, record)}</EntryAuthor>}
      description={history.submission(admin.activity.what[kind.table], language)}
      timestamp={record.created_at}
    >
      {longFields.map(([name, label]) => (
        <section key={name} aria-label={label}>
          <h4 className="mt-1.5 text-[0.8125rem] text-quiet">{label}</h4>
          <EntryText>{fieldText(name, record[name])}</EntryText>
        </section>
      ))}
      {kind.hasFiles && <Documents applicationId={record.id} />}
    </Entry>
  );
}

function Documents({ applicationId }: { applicationId: string }) {
  const { data, isError, refetch } = useStaffQuery({
    ...recordFilesQuery({ table: 'career_applications', recordId: applicationId }),
    select: (all) => all.filter(({ kind }) => kind !== null),
  });
  if (isError) return <Failure text={texts.failed} onRetry={() => void refetch()} />;
  if (!data?.length) return <p className="mt-2 text-quiet">{data ? texts.none : texts.loading}</p>;
  return (
    <section aria-label={texts.title}>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {data.map((file) => (
          <FileEntry key={file.id} file={file}>
            {file.kind === 'resume' && <ResumeToggle />}
            <DeleteRowButton
              table="record_files"
              id={file.id}
              aria-label={texts.deleteOf(file.file_name)}
              title={texts.deleteTitle}
              text={texts.deleteText(isolate(file.file_name))}
              failed={texts.deleteFailed}
            >
              {texts.delete}
            </DeleteRowButton>
          </FileEntry>
        ))}
      </ul>
      <p className="mt-2 text-quiet">{texts.warning}</p>
    </section>
  );
}

function ResumeToggle() {
  const isShown = useIsResumeShown();
  const hasRoom = useHasRoomBeside();
  const { show, keys } = texts.beside;
  return (
    hasRoom && (
      <ToolButton
        aria-pressed={isShown}
        aria-keyshortcuts={keys.toggle}
        title={`${show} (${keys.toggle})`}
        onClick={toggleResume}
        className="aria-pressed:border-link aria-pressed:text-link"
      >
        <PanelLeft aria-hidden className="size-4.5" strokeWidth={1.5} />
        {show}
      </ToolButton>
    )
  );
}
