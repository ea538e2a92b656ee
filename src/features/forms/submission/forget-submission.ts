import { draftsOf, visitor } from '@/lib/drafts';
import { referenceOf } from '@/lib/reference';
import { deviceStore, outbox } from './outbox';
import { draftIn } from './use-draft';

const drafts = draftsOf<unknown>(visitor);

/** What this device still has of a submission that its sender has withdrawn; it would be sent again. */
export async function forgetSubmission(reference: string): Promise<void> {
  const isIt = (id: string | undefined) => id !== undefined && referenceOf(id) === reference;
  for (const name of drafts.names()) {
    if (isIt(draftIn(drafts.read(name))?.id)) drafts.drop(name);
  }
  const [waiting, sent] = await Promise.all([
    outbox.waiting(),
    deviceStore.sentLately().catch(() => []),
  ]);
  await Promise.all([
    ...waiting.filter(({ id }) => isIt(id)).map(({ id }) => outbox.discard(id)),
    ...sent.filter(({ id }) => isIt(id)).map(({ id }) => deviceStore.forget(id)),
  ]);
  outbox.noticeChange();
}
