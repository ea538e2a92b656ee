import { PanelLeft } from 'lucide-react';
import { adminDetail } from '@/content/en/admin-detail';
import { DeleteButton } from '../ui/delete-button';
import { isolated } from '../ui/direction';
import { FileEntry } from '../ui/file-entry';
import { QuerySection } from '../ui/query-section';
import { recordFilesQuery } from '../ui/record-files';
import { toggleResume, useResumeShown } from '../ui/resume-shown';
import { useStaffQuery } from '../ui/staff-query';
import { ToolButton } from '../ui/tool-button';
import { useIsBeside } from '../ui/use-width';

const { files: texts } = adminDetail;

/** The documents of an application. */
export function FilesSection({ applicationId }: { applicationId: string }) {
  const files = useStaffQuery({
    ...recordFilesQuery({ table: 'career_applications', recordId: applicationId }),
    select: (all) => all.filter(({ kind }) => kind !== null),
  });
  return (
    <QuerySection texts={texts} query={files} rows={1}>
      {(data) =>
        data.length === 0 ? (
          <p className="text-quiet">{texts.none}</p>
        ) : (
          <>
            <ul className="divide-y divide-line border-y border-line">
              {data.map((file) => (
                <FileEntry key={file.id} file={file}>
                  {file.kind === 'resume' && <ShowBeside />}
                  <DeleteButton
                    table="record_files"
                    id={file.id}
                    label={texts.deleteOf(file.file_name)}
                    question={{
                      title: texts.deleteTitle,
                      text: texts.deleteText(isolated(file.file_name)),
                      cancel: texts.cancel,
                      confirm: texts.delete,
                    }}
                    failed={texts.deleteFailed}
                  >
                    {texts.delete}
                  </DeleteButton>
                </FileEntry>
              ))}
            </ul>
            <p className="mt-2 text-quiet">{texts.warning}</p>
          </>
        )
      }
    </QuerySection>
  );
}

function ShowBeside() {
  const shown = useResumeShown();
  const hasRoom = useIsBeside();
  const { show, keys } = texts.beside;
  return (
    hasRoom && (
      <ToolButton
        aria-pressed={shown}
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
