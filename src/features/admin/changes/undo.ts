import { useEffect } from 'react';
import { closeToast, toast, type Toast } from '@/components/ui/toast';
import { randomId } from '@/lib/random-id';
import { useShortcuts } from '../ui/shortcut';

/** The latest change, which the visible toast offers to undo. */
let currentOffer: { id: string; undo: () => void } | undefined;

/** Shows a toast that offers to undo what it reports, in place of an earlier one. */
export function offerUndo(message: Toast, offer?: { label: string; undo: () => void }): void {
  if (!offer) {
    toast(message);
    return;
  }
  withdrawOffers();
  const id = randomId();
  currentOffer = { id, undo: offer.undo };
  toast({
    ...message,
    id,
    action: { label: offer.label, run: undoCurrent },
    onClose() {
      if (currentOffer?.id === id) currentOffer = undefined;
    },
  });
}

export function withdrawOffers(): void {
  if (currentOffer) closeToast(currentOffer.id);
  currentOffer = undefined;
}

/** Undoes the latest change with the key `z`; only changes made while the component is mounted. */
export function useUndoKey(): void {
  useEffect(() => {
    // What an earlier session changed may have changed again since.
    withdrawOffers();
    return withdrawOffers;
  }, []);
  useShortcuts({
    z: () => {
      if (!currentOffer) return false;
      undoCurrent();
      return true;
    },
  });
}

function undoCurrent() {
  const undo = currentOffer?.undo;
  withdrawOffers();
  undo?.();
}
