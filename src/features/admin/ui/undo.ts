import { closeToast, toast, type Toast } from '@/components/ui/toast';
import { randomId } from '@/lib/random-id';
import { useShortcuts } from './shortcut';

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
  useShortcuts({
    z: () => {
      const [latest] = [...offers.keys()].slice(-1);
      if (!latest) return false;
      take(latest);
      closeToast(latest);
      return true;
    },
  });
}

function take(id: string) {
  const undo = offers.get(id);
  offers.delete(id);
  undo?.();
}
