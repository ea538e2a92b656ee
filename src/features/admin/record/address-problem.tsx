import { queryOptions } from '@tanstack/react-query';
import { MailX } from 'lucide-react';
import { adminAnswers } from '@/content/en/admin-answers';
import { dataOf, RequestError } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import type { Shown } from './record-queries';
import { addressField, addressOf } from '../ui/question-field';
import { isolate, stripBidi } from '../ui/direction';
import { Notice } from '../ui/notice';
import { QuestionButton } from '../ui/question';
import { refreshMs } from '../ui/refresh';
import { useStaffQuery } from '../ui/staff-query';
import { ToolButton } from '../ui/tool-button';
import { useCommand } from '../ui/use-command';

const { bounce: texts } = adminAnswers;

/** Says why mail to a record's address is returned; offers to try again or to correct the address. */
export function AddressProblem({ kind: { table }, record }: Shown) {
  const about = { table_name: table, record_id: record.id };
  const current = String(record['email'] ?? '');
  const { data: bounce } = useStaffQuery(bounceQuery(about));
  const { run: tryAgain, isPending } = useCommand({
    run: async () => dataOf(await staff().rpc('correct_address', { ...about, email: current })),
    changes: ['bounces'],
    done: texts.triedAgain,
    failed: texts.failed,
  });
  const { run: correct } = useCommand({
    run: async (email: string) => dataOf(await staff().rpc('correct_address', { ...about, email })),
    changes: [table, 'bounces'],
    done: (_, email) => texts.form.done(isolate(email)),
    failed: (error) =>
      error instanceof RequestError && error.code === 'PT400'
        ? texts.form.invalid
        : texts.form.failed,
    isQuiet: true,
  });
  if (!bounce) return null;
  const { complaint, reported, reason } = bounce;
  const address = {
    ...addressField(texts.form, (typed) =>
      typed === current.toLowerCase() ? texts.form.same : undefined,
    ),
    hint: texts.form.hint,
  };
  const said = reported ? texts.reported : complaint ? texts.complained : texts.comesBack;
  return (
    <Notice
      icon={MailX}
      tone="bad"
      isStatus
      action={
        <>
          <ToolButton inactive={isPending} onClick={() => void tryAgain()}>
            {isPending ? texts.trying : texts.tryAgain}
          </ToolButton>
          <QuestionButton
            button={{ children: texts.correct }}
            title={texts.correctTitle}
            text={texts.correctText(isolate(current), !record['came_by'])}
            fields={{ address }}
            yes={texts.form.submit}
            busy={texts.form.busy}
            onYes={(written) => correct(addressOf(written.address))}
          />
        </>
      }
    >
      <strong>{said(isolate(current), stripBidi(reason))}</strong>
    </Notice>
  );
}

/** Reads the last returned mail; null if there is none. */
function bounceQuery(about: { table_name: string; record_id: string }) {
  return queryOptions({
    queryKey: ['bounces', about],
    queryFn: async ({ signal }) =>
      dataOf(await staff().rpc('read_bounce', about).abortSignal(signal))?.[0] ?? null,
    refetchInterval: refreshMs,
  });
}
