import { CircleCheck, CircleDashed, CircleHelp } from 'lucide-react';
import type { ReactNode } from 'react';
import { adminSetup } from '@/content/en/admin-setup';
import { cx } from '@/lib/cx';
import { ActionRow } from '../ui/action-row';
import type { SetupRow } from './use-setup';

const looks = {
  done: { Icon: CircleCheck, colour: 'text-good' },
  open: { Icon: CircleDashed, colour: 'text-warning' },
  unknown: { Icon: CircleHelp, colour: 'text-quiet' },
};

interface SetupEntryProps {
  row: SetupRow;
  /** In place of the word for its mark. */
  stateText?: string | undefined;
  actions?: ReactNode;
  children: ReactNode;
}

export function SetupEntry({ row, stateText, actions, children }: SetupEntryProps) {
  const { id, label, mark } = row;
  const { Icon, colour } = looks[mark];
  return (
    <ActionRow id={id} actions={actions}>
      <div className="flex gap-2.5">
        <Icon aria-hidden className={cx('mt-0.5 size-4.5 shrink-0', colour)} strokeWidth={2} />
        <div className="min-w-0 wrap-anywhere">
          <h4 className="font-semibold">
            {label}{' '}
            <span className={cx('ms-1 font-normal', colour)}>
              {stateText ?? adminSetup.marks[mark]}
            </span>
          </h4>
          {children}
        </div>
      </div>
    </ActionRow>
  );
}
