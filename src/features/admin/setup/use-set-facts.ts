import { toast } from '@/components/ui/toast';
import { adminSetup } from '@/content/en/admin-setup';
import { RequestError, dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { offerUndo, withdrawOffers } from '../changes/undo';
import { RefusedError, useCommand } from '../ui/use-command';
import type { Fact } from './facts';
import type { StoredFact, MarkedValue } from './setup-queries';

const { fact: texts } = adminSetup;

/** Without a mark, a fact is a sample again. */
interface Setting extends MarkedValue {
  fact: Fact;
  /** The row that the screen showed, which this replaces. */
  row: Pick<StoredFact, 'value' | 'mark' | 'updated_at'> | undefined;
}

type FactSettings = { settings: readonly Setting[]; isUndo?: boolean };

/** Stores facts unless a colleague has changed them since, and offers an undo. If quiet, the caller shows a failure. */
export function useSetFacts({ isQuiet = false } = {}) {
  const command = useCommand({
    run: ({ settings }: FactSettings) => Promise.all(settings.map(setFact)),
    changes: ['site_facts'],
    failed: refusalOf,
    isQuiet,
    onDone: (updateTimes, { settings, isUndo }) => {
      const factNames = texts.named(settings.map(({ fact }) => fact.label));
      if (isUndo) {
        withdrawOffers();
        return toast({ kind: 'success', title: texts.undone(factNames) });
      }
      const previousSettings = settings.map(({ fact, value, mark, row }, index) => ({
        fact,
        value: row?.value ?? null,
        mark: row?.mark ?? null,
        row: { value, mark: mark ?? '', updated_at: updateTimes[index] ?? '' },
      }));
      return offerUndo(
        { kind: 'success', title: texts.set(factNames), description: texts.setText },
        {
          label: texts.undo,
          undo: () => void command.run({ settings: previousSettings, isUndo: true }),
        },
      );
    },
  });
  return command;
}

/** @throws RefusedError for a sample mailbox or number that is said to be true */
async function setFact({ fact: { key, shape }, value, mark, row }: Setting) {
  // Numbers of the samples end with eight zeros.
  const isSample =
    (shape === 'email' && String(value).endsWith('.example')) ||
    (shape === 'phone' && /0{4} ?0{4}$/.test(String(value)));
  if (mark === 'confirmed' && isSample) throw new RefusedError(texts.nobodyThere);
  const seen = row && { seen: row.updated_at };
  return dataOf(await staff().rpc('set_fact', { key, fact: { value, mark }, ...seen }));
}

/** The database says in a sentence why it refuses a fact. */
function refusalOf(error: Error): string {
  const isExplained = error instanceof RequestError && [400, 409].includes(error.status);
  return isExplained ? error.message : texts.notSet;
}
