import { Ellipsis, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { adminDetail } from '@/content/en/admin-detail';
import { adminErase } from '@/content/en/admin-erase';
import type { RecordProps } from './record-queries';
import { SpamItem } from '../changes/decision-menu';
import { useUpdateRecords } from '../changes/use-update-records';
import { afterFocusReturn } from '../ui/focus-return';
import { lazyDialog } from '../ui/lazy-part';
import { Menu, MenuAction } from '../ui/menu';
import { useIsAdmin } from '../ui/staff-user';

const EraseDialog = lazyDialog(async () => (await import('./erase-dialog')).EraseDialog);

export function RecordMenu({ kind, record }: RecordProps) {
  const isAdmin = useIsAdmin();
  const { mutate } = useUpdateRecords(kind.table);
  const [isErasing, setErasing] = useState(false);
  const email = String(record['email'] ?? '');
  const canErase = isAdmin && email !== '';
  if (record.spam_suspected && !canErase) return null;
  return (
    <div className="[&>button]:border-transparent [&>button]:text-quiet">
      <Menu
        name={adminDetail.properties.more}
        label={<Ellipsis aria-hidden className="size-5" strokeWidth={1.75} />}
      >
        {!record.spam_suspected && <SpamItem records={[record]} onSet={mutate} />}
        {canErase && (
          <MenuAction icon={Trash2} onSelect={() => afterFocusReturn(() => setErasing(true))}>
            {adminErase.open}
          </MenuAction>
        )}
      </Menu>
      {isErasing && (
        <EraseDialog table={kind.table} email={email} onClose={() => setErasing(false)} />
      )}
    </div>
  );
}
