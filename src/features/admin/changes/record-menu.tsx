import * as Dropdown from '@radix-ui/react-dropdown-menu';
import { EllipsisVertical, ShieldAlert, ShieldCheck, type LucideIcon } from 'lucide-react';
import { adminSpam } from '@/content/en/admin-spam';
import { cx } from '@/lib/cx';
import type { RecordList, StaffRecord } from '../records/record-list';
import { statusBadge } from '../records/status-badge';
import type { Values } from './staff-fields';
import { toolButton } from '../ui/tool-button';

interface RecordMenuProps {
  list: RecordList;
  record: StaffRecord;
  label: string;
  onSet: (set: Values) => void;
}

/** A row's actions where there is no room for buttons: the named ones, the other statuses, and spam. */
export function RecordMenu({ list, record, label, onSet }: RecordMenuProps) {
  const others = list.statuses
    .filter(({ name }) => list.actions.every(({ status }) => status !== name))
    .map(({ name }) => ({ label: statusBadge(list, name).label, status: name }));
  const isSpam = record['spam_suspected'] === true;
  return (
    <Dropdown.Root modal={false}>
      <Dropdown.Trigger
        aria-label={label}
        title={label}
        className={cx(
          toolButton,
          'min-w-11 text-quiet hover:text-ink aria-expanded:text-link md:min-w-9 pointer-coarse:min-w-11',
        )}
      >
        <EllipsisVertical aria-hidden className="size-5" strokeWidth={1.75} />
      </Dropdown.Trigger>
      {/* Without a portal, so that the list knows which row the focus was in. */}
      <Dropdown.Content
        align="end"
        collisionPadding={12}
        className="z-20 min-w-44 rounded border border-line bg-sand p-1.5 text-tool shadow-lg"
      >
        {[...list.actions, ...others].map((action) => (
          <Item
            key={action.status}
            icon={statusBadge(list, action.status).icon}
            disabled={(record.status || 'new') === action.status}
            onSelect={() => onSet({ status: action.status })}
          >
            {action.label}
          </Item>
        ))}
        {list.visitors && (
          <>
            <Dropdown.Separator className="my-1.5 h-px bg-line" />
            <Item
              icon={isSpam ? ShieldCheck : ShieldAlert}
              onSelect={() => onSet({ spam_suspected: !isSpam })}
            >
              {isSpam ? adminSpam.clear : adminSpam.mark}
            </Item>
          </>
        )}
      </Dropdown.Content>
    </Dropdown.Root>
  );
}

interface ItemProps {
  icon: LucideIcon;
  disabled?: boolean;
  onSelect: () => void;
  children: string;
}

function Item({ icon: Icon, children, ...props }: ItemProps) {
  return (
    <Dropdown.Item
      className="flex min-h-9 cursor-default items-center gap-2.5 rounded-md px-2.5 outline-none data-disabled:text-quiet data-disabled:opacity-60 data-highlighted:bg-paper data-highlighted:text-link pointer-coarse:min-h-11"
      {...props}
    >
      <Icon aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
      {children}
    </Dropdown.Item>
  );
}
