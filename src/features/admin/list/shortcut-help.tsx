import { Cancel } from '@radix-ui/react-alert-dialog';
import { adminLists } from '@/content/en/admin-lists';
import { Dialog, DialogActions, safeAnswer } from '../ui/dialog';
import { ToolButton } from '../ui/tool-button';

const { shortcuts: texts } = adminLists;

export function ShortcutHelp({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={texts.title} text={texts.text} onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2">
        {texts.list.map(({ keys, does }) => (
          <div key={does} className="contents">
            <dt className="flex gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="min-w-7 rounded border border-edge px-1.5 py-0.5 text-center font-sans font-semibold"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <DialogActions>
        <Cancel asChild>
          <ToolButton {...safeAnswer}>{texts.close}</ToolButton>
        </Cancel>
      </DialogActions>
    </Dialog>
  );
}
