import { useEffect } from 'react';
import { closeToast, toast, type Toast } from '@/components/ui/toast';
import { randomId } from '@/lib/random-id';
import { isForShortcut } from './shortcut';

/** The offers on the screen, oldest first. */
const offers = new Map<string, () => void>();

/** Shows a toast that offers to undo what it reports; `useUndoKey` undoes the latest. */
export function offerUndo(message: Toast, action?: { label: string; undo: () => void }): void {
  if (!action) {
    toast(message);
    return;
  }
  const id = randomId();
  offers.set(id, action.undo);
  toast({
    ...message,
    id,
    action: { label: action.label, run: () => take(id) },
    onClose: () => offers.delete(id),
  });
}

export function useUndoKey(): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const [latest] = [...offers.keys()].slice(-1);
      if (event.key !== 'z' || !latest || !isForShortcut(event)) return;
      event.preventDefault();
      take(latest);
      closeToast(latest);
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

function take(id: string) {
  const undo = offers.get(id);
  offers.delete(id);
  undo?.();
}
