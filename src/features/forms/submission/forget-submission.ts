import { draftsOf, visitor } from '@/lib/drafts';
import { referenceOf } from '@/lib/reference';
import { draftIn } from './draft';
import type { FormState } from './form-state';
import { outbox } from './outbox';
import { withdrawnReason } from './outbox/send-result';

const drafts = draftsOf<unknown>(visitor);

export async function forgetSubmission(id: string): Promise<void> {
  dropDraftsWhere((draftId) => draftId === id);
  await outbox.discard(id);
}

/** Forgets what was withdrawn on the status page, as this device would otherwise send it again. */
export async function forgetWithdrawn(reference: string): Promise<void> {
  const isWithdrawn = (id: string) => referenceOf(id) === reference;
  dropDraftsWhere(isWithdrawn);
  const waiting = (await outbox.waiting()).filter(({ id }) => isWithdrawn(id));
  await Promise.all(waiting.map(({ id }) => outbox.discard(id)));
}

/** Discards a submission that was refused as withdrawn: its text, sent again, is a new one. @returns whether it was */
export async function discardIfWithdrawn(id: string | undefined, state: FormState<unknown>) {
  if (id === undefined) return false;
  const found = await outbox.find(id);
  const storedRefusal = typeof found === 'object' ? found.refusal : undefined;
  const refusal = state.step === 'refused' ? state.reason : storedRefusal;
  if (refusal !== withdrawnReason) return false;
  await outbox.discard(id).catch(() => undefined);
  return true;
}

function dropDraftsWhere(isMatch: (id: string) => boolean): void {
  for (const name of drafts.names()) {
    const id = draftIn(drafts.read(name))?.id;
    if (id !== undefined && isMatch(id)) drafts.drop(name);
  }
}
