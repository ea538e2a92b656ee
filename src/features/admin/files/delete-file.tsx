import { adminFiles } from '@/content/en/admin-files';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { isolated } from '../ui/direction';
import { ToolButton } from '../ui/tool-button';
import { deleteFile, type LargeFile } from './file-queries';
import { useDeletion } from './use-deletion';

const { remove: texts } = adminFiles;

export function DeleteFile({ file: { id, file_name, applicant } }: { file: LargeFile }) {
  const name = isolated(file_name);
  const { asking, ask, isError, question } = useDeletion({
    run: () => deleteFile(id),
    done: () => texts.done(name),
    failed: texts.failed,
  });
  return (
    <div className="flex flex-col items-end gap-1">
      <ToolButton look="text" aria-label={texts.buttonOf(name)} onClick={ask} className="-mx-3">
        {texts.button}
      </ToolButton>
      {isError && <p className="font-semibold text-bad">{texts.failed}</p>}
      {asking && (
        <ConfirmDialog
          title={texts.title}
          text={texts.text(name, isolated(applicant))}
          cancel={texts.cancel}
          confirm={texts.button}
          {...question}
        />
      )}
    </div>
  );
}
