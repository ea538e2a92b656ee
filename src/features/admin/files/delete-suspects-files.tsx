import { useId, useState } from 'react';
import { controlClasses } from '@/components/form/field';
import { adminFiles } from '@/content/en/admin-files';
import { cx } from '@/lib/cx';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { sizeOf } from '../ui/file-size';
import { ToolButton } from '../ui/tool-button';
import { deleteSuspectsFiles } from './file-queries';
import { useDeletion } from './use-deletion';

const { suspects: texts } = adminFiles;
/** Not today's: staff may not have looked at them yet. */
const choices = [1, 7, 30, 90];

export function DeleteSuspectsFiles() {
  const id = useId();
  const [days, setDays] = useState(30);
  const { asking, ask, isError, question } = useDeletion({
    run: () => deleteSuspectsFiles(days),
    done: ({ files, bytes }) => texts.done(files, sizeOf(bytes)),
    failed: texts.failed,
  });
  return (
    <div className="flex flex-wrap items-center gap-2 py-4">
      <label htmlFor={id}>{texts.label}</label>
      <select
        id={id}
        value={days}
        onChange={(event) => setDays(Number(event.target.value))}
        className={cx(controlClasses, 'min-h-11! w-auto! py-1.5! md:min-h-9!')}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {texts.days(choice)}
          </option>
        ))}
      </select>
      <ToolButton look="danger" onClick={ask}>
        {texts.button}
      </ToolButton>
      {isError && <p className="font-semibold text-bad">{texts.failed}</p>}
      {asking && (
        <ConfirmDialog
          title={texts.title}
          text={texts.text(texts.days(days))}
          cancel={adminFiles.remove.cancel}
          confirm={adminFiles.remove.button}
          {...question}
        />
      )}
    </div>
  );
}
