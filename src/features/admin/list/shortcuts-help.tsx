import { useState } from 'react';
import { adminLists } from '@/content/en/admin-lists';
import { Checkbox } from '../ui/checkbox';
import { Dialog, DialogActions } from '../ui/dialog';
import { areShortcutsOn, setShortcutsOn } from '../ui/shortcut';

const { shortcuts: texts } = adminLists;

export function ShortcutsHelp({ onClose }: { onClose: () => void }) {
  const [isOn, setOn] = useState(areShortcutsOn);
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
      <Checkbox
        checked={isOn}
        onChange={() => {
          setShortcutsOn(!isOn);
          setOn(!isOn);
        }}
      >
        {texts.on}
      </Checkbox>
      <DialogActions cancel={texts.close} />
    </Dialog>
  );
}
