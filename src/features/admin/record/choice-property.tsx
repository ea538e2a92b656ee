import { useState, type ReactNode } from 'react';
import { cx } from '@/lib/cx';
import { Property, quietControls } from './property';
import type { RecordProps } from './record-queries';
import { useChoices, type ChoiceName } from '../changes/choices';
import { useUpdateRecords } from '../changes/use-update-records';
import { Menu } from '../ui/menu';
import { useOpenRecordShortcut } from '../ui/open-record';

interface ChoicePropertyProps extends RecordProps {
  choice: ChoiceName;
  label: string;
  /** The chosen value; empty or null for none. */
  current: ReactNode;
  none: string;
  shortcut?: string;
  children?: ReactNode;
}

export function ChoiceProperty(props: ChoicePropertyProps) {
  const { kind, record, choice, label, current, none, shortcut, children } = props;
  const { mutate: onSet } = useUpdateRecords(kind.table);
  const { choices, question } = useChoices({ kind, records: [record], onSet });
  const [isOpen, setOpen] = useState(false);
  useOpenRecordShortcut(shortcut, () => setOpen(true));
  return (
    <Property label={label}>
      <div className={quietControls}>
        <Menu
          {...(shortcut && { shortcut })}
          open={isOpen}
          onOpenChange={setOpen}
          label={
            <>
              <span className="sr-only">{label}:</span>{' '}
              <bdi className={cx('max-w-36 truncate', !current && 'text-quiet')}>
                {current || none}
              </bdi>
            </>
          }
        >
          {choices[choice]?.items()}
        </Menu>
        {question}
      </div>
      {children}
    </Property>
  );
}
