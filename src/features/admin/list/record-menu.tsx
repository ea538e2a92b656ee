import * as Dropdown from '@radix-ui/react-dropdown-menu';
import { EllipsisVertical } from 'lucide-react';
import { cx } from '@/lib/cx';
import type { RecordList, StaffRecord } from '../records/record-list';
import { statusBadge } from '../records/status-badge';
import { toolButton } from '../ui/tool-button';

interface RecordMenuProps {
  list: RecordList;
  record: StaffRecord;
  label: string;
  onSet: (status: string) => void;
}

/** A row's actions where there is no room for buttons: the named ones, then the other statuses. */
export function RecordMenu({ list, record, label, onSet }: RecordMenuProps) {
  const others = list.statuses
    .filter(({ name }) => list.actions.every(({ status }) => status !== name))
    .map(({ name }) => ({ label: statusBadge(list, name).label, status: name }));
  return (
    <Dropdown.Root modal={false}>
      <Dropdown.Trigger
        aria-label={label}
        title={label}
        className={cx(
          toolButton,
          'min-w-11 text-quiet hover:text-text aria-expanded:text-brand md:min-w-9 pointer-coarse:min-w-11',
        )}
      >
        <EllipsisVertical aria-hidden className="size-5" strokeWidth={1.75} />
      </Dropdown.Trigger>
      {/* Without a portal, so that the list knows which row the focus was in. */}
      <Dropdown.Content
        align="end"
        collisionPadding={12}
        className="z-20 min-w-44 rounded border border-hairline bg-raised p-1.5 text-tool shadow-lg"
      >
        {[...list.actions, ...others].map((action) => {
          const { icon: Icon } = statusBadge(list, action.status);
          return (
            <Dropdown.Item
              key={action.status}
              disabled={(record.status || 'new') === action.status}
              onSelect={() => onSet(action.status)}
              className="flex min-h-9 cursor-default items-center gap-2.5 rounded-md px-2.5 outline-none data-disabled:text-quiet data-disabled:opacity-60 data-highlighted:bg-page data-highlighted:text-brand pointer-coarse:min-h-11"
            >
              <Icon aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
              {action.label}
            </Dropdown.Item>
          );
        })}
      </Dropdown.Content>
    </Dropdown.Root>
  );
}
