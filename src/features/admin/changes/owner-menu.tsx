import type { ReactNode } from 'react';
import { adminOwner as texts } from '@/content/en/admin-owner';
import type { RecordTable } from '../records/record-list';
import { colleaguesFor, ownerName, useColleagues } from '../ui/colleagues';
import { Menu, MenuItem } from '../ui/menu';
import { useStaffUser } from '../ui/staff-user';

interface OwnerMenuProps {
  table: RecordTable;
  label: ReactNode;
  /** The current owner; undefined for several records. */
  owner?: string | null;
  shortcut?: string;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  onChoose: (owner: string | null) => void;
}

/** Offers oneself, then the colleagues whose role includes the records, then nobody. */
export function OwnerMenu({ table, owner, onChoose, ...menu }: OwnerMenuProps) {
  const me = useStaffUser().id;
  const { colleagues } = useColleagues();
  const others = colleaguesFor(table, me, colleagues).map(({ id }) => id);
  return (
    <Menu {...menu}>
      {[me, ...others, null].map((id) => (
        <MenuItem
          key={id}
          checked={id === owner}
          onSelect={() => {
            if (id !== owner) onChoose(id);
          }}
        >
          {id === me ? texts.me : <bdi>{ownerName(id, colleagues)}</bdi>}
        </MenuItem>
      ))}
      {!colleagues && (
        <MenuItem disabled onSelect={() => undefined}>
          {texts.loading}
        </MenuItem>
      )}
    </Menu>
  );
}
