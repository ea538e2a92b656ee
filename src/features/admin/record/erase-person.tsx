import { useState } from 'react';
import { adminErase as texts } from '@/content/en/admin-erase';
import type { Person } from './erase-dialog';
import { lazyDialog } from '../ui/lazy-part';
import { ToolButton } from '../ui/tool-button';

const EraseDialog = lazyDialog(async () => (await import('./erase-dialog')).EraseDialog);

export function ErasePerson(person: Person) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ToolButton onClick={() => setOpen(true)}>{texts.open}</ToolButton>
      {isOpen && <EraseDialog {...person} onClose={() => setOpen(false)} />}
    </>
  );
}
