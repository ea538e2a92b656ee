import { useEffect } from 'react';
import { closeToast, toast, type Toast } from '@/components/ui/toast';
import { adminLists } from '@/content/en/admin-lists';
import { randomId } from '@/lib/random-id';
import { useShortcuts } from '../ui/shortcut';

const { undo: texts } = adminLists;

interface Offer {
  label: string;
  undo: () => void;
}

/** What the toast on the screen offers to undo, oldest first. */
const offers: Offer[] = [];
let shown: string | undefined;

/** Shows a toast that offers to undo what it reports, and then what earlier ones reported. */
export function offerUndo(message: Toast, offer?: Offer): void {
  if (!offer) {
    toast(message);
    return;
  }
  offers.push(offer);
  show(message, offers.length > 1 ? texts.several(offers.length) : undefined);
}

/** Says in a toast what was undone, and offers to undo the change before. */
export function reportUndone(message: Toast): void {
  if (offers.length === 0) toast(message);
  else show(message, texts.left(offers.length));
}

/** Offers nothing any more, because the same is undone elsewhere. */
export function withdrawOffers(): void {
  if (shown) closeToast(shown);
  forget();
}

/** Undoes the latest change with a key. Nothing is offered of before the component, nor once it is gone. */
export function useUndoKey(): void {
  useEffect(() => {
    // A change that a session left behind may have been answered since.
    forget();
    return withdrawOffers;
  }, []);
  useShortcuts({
    z: () => {
      if (offers.length === 0) return false;
      if (shown) closeToast(shown);
      takeLatest();
      return true;
    },
  });
}

function show(message: Toast, more: string | undefined) {
  const id = (shown ??= randomId());
  const description = [message.description, more].filter(Boolean).join(' ');
  toast({
    ...message,
    ...(description && { description }),
    id,
    action: { label: offers.at(-1)?.label ?? texts.undo, run: takeLatest },
    onClose() {
      if (shown === id) forget();
    },
  });
}

function forget() {
  offers.length = 0;
  shown = undefined;
}

function takeLatest() {
  shown = undefined;
  offers.pop()?.undo();
}
