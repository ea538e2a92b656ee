import { adminAnswers } from '@/content/en/admin-answers';
import { dataOf, RequestError } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { BounceNotice } from '../replies/bounce';
import type { RecordTable, StaffRecord } from '../records/record-list';
import { addressField, addressOf } from '../ui/address-field';
import { isolated } from '../ui/direction';
import { QuestionButton } from '../ui/question';
import { ToolButton } from '../ui/tool-button';
import { useCommand } from '../ui/use-command';

const { bounce: texts } = adminAnswers;

interface AddressProblemProps {
  table: RecordTable;
  record: StaffRecord;
}

/** Of an address to which mail does not arrive: what came back, and the two ways out. */
export function AddressProblem({ table, record }: AddressProblemProps) {
  const about = { table_name: table, record_id: record.id };
  const current = String(record['email'] ?? '');
  const { run: tryAgain, isPending } = useCommand({
    run: async () => dataOf(await staff().rpc('correct_address', { ...about, email: current })),
    changes: ['bounces'],
    done: texts.triedAgain,
    failed: texts.failed,
  });
  const { run: correct } = useCommand({
    run: async (email: string) => dataOf(await staff().rpc('correct_address', { ...about, email })),
    changes: [table, 'bounces'],
    done: (_, email) => texts.form.done(isolated(email)),
    failed: (error) =>
      error instanceof RequestError && error.code === 'PT400'
        ? texts.form.invalid
        : texts.form.failed,
    quiet: true,
  });
  const address = {
    ...addressField(texts.form, (typed) =>
      typed === current.toLowerCase() ? texts.form.same : undefined,
    ),
    hint: texts.form.hint,
  };
  return (
    <BounceNotice table={table} record={record}>
      <ToolButton inactive={isPending} onClick={() => void tryAgain()}>
        {isPending ? texts.trying : texts.tryAgain}
      </ToolButton>
      <QuestionButton
        button={{ children: texts.correct }}
        title={texts.correctTitle}
        text={texts.correctText(isolated(current), !record['came_by'])}
        fields={{ address }}
        yes={texts.form.submit}
        busy={texts.form.busy}
        onYes={(written) => correct(addressOf(written.address))}
      />
    </BounceNotice>
  );
}
