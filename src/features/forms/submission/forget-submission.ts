import { draftsOf, visitor } from '@/lib/drafts';
import { referenceOf } from '@/lib/reference';
import { outbox } from './outbox';
import { draftIn } from './use-draft';

const drafts = draftsOf<unknown>(visitor);

export async function removeFromDevice(id: string): Promise<void> {
  dropDraftsOf((other) => other === id);
  await outbox.discard(id);
}

function dropDraftsOf(isIt: (id: string) => boolean): void {
  for (const name of drafts.names()) {
    const id = draftIn(drafts.read(name))?.id;
    if (id !== undefined && isIt(id)) drafts.drop(name);
  }
}

/** Removes a withdrawn submission from this device, which would otherwise send it again. */
export async function forgetSubmission(reference: string): Promise<void> {
  const isIt = (id: string) => referenceOf(id) === reference;
  dropDraftsOf(isIt);
  const waiting = (await outbox.waiting()).filter(({ id }) => isIt(id));
  await Promise.all(waiting.map(({ id }) => outbox.discard(id)));
}
