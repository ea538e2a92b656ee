import { toast } from '@/components/ui/toast';
import { adminSetup } from '@/content/en/admin-setup';
import { RequestError, dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { offerUndo, withdrawOffers } from '../changes/undo';
import { useCommand } from '../ui/use-command';
import type { Fact } from './facts';
import type { FactRow, Stored } from './setup-queries';

const { fact: texts } = adminSetup;

interface Setting extends Stored {
  fact: Fact;
  /** The row that the screen showed, which this replaces. */
  row: Pick<FactRow, 'value' | 'mark' | 'updated_at'> | undefined;
  isUndo?: boolean;
}

/** Stores a fact unless a colleague was quicker, and offers to take it back. Without a mark it is a sample again. */
export function useSetFact() {
  const command = useCommand({
    run: async ({ fact, value, mark, row }: Setting) => {
      const seen = row && { seen: row.updated_at };
      const set = { key: fact.key, fact: { value, mark }, ...seen };
      return dataOf(await staff().rpc('set_fact', set));
    },
    changes: ['site_facts'],
    failed: refusalOf,
    quiet: true,
    onDone: (at, { fact, value, mark, row, isUndo }) => {
      if (isUndo) {
        withdrawOffers();
        return toast({ kind: 'success', title: texts.undone(fact.label) });
      }
      const earlier = { value: row?.value ?? null, mark: row?.mark ?? null };
      const now = { value, mark: mark ?? '', updated_at: at ?? '' };
      return offerUndo(
        { kind: 'success', title: texts.set(fact.label), description: texts.setText },
        {
          label: texts.undo,
          undo: () => void command.run({ fact, ...earlier, row: now, isUndo: true }),
        },
      );
    },
  });
  return command;
}

/** The database says in a sentence why it refuses a fact. */
function refusalOf(error: Error): string {
  const isSaid = error instanceof RequestError && [400, 409].includes(error.status);
  return isSaid ? error.message : texts.notSet;
}
