import type { FormState } from './form-state';
import { outbox } from './outbox';
import { withdrawn } from './outbox/send-result';

/** Drops a submission that was refused as withdrawn: its text, sent again, is a new one. */
export async function dropWithdrawn(
  id: string | undefined,
  state: FormState<unknown>,
): Promise<boolean> {
  if (id === undefined) return false;
  const found = await outbox.find(id);
  const stored = typeof found === 'object' ? found.refusal : undefined;
  const refusal = state.step === 'refused' ? state.reason : stored;
  if (refusal !== withdrawn) return false;
  await outbox.discard(id).catch(() => undefined);
  return true;
}
