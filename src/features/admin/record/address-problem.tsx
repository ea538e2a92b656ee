import { queryOptions } from '@tanstack/react-query';
import { MailX } from 'lucide-react';
import { adminAnswers } from '@/content/en/admin-answers';
import type { Database } from '@/lib/database.types';
import { dataOf, RequestError } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import type { RecordProps } from './record-queries';
import { addressField, normalizeAddress } from '../ui/question-field';
import { isolate, stripBidiControls } from '../ui/direction';
import { Notice } from '../ui/notice';
import { QuestionButton } from '../ui/question-dialog';
import { refreshMs } from '../ui/refresh';
import { useStaffQuery } from '../ui/staff-query';
import { ToolButton } from '../ui/tool-button';
import { useCommand } from '../ui/use-command';

const { bounce: texts } = adminAnswers;

/** Says why mail to a record's address is returned; offers to try again or to correct the address. */
export function AddressProblem({ kind: { table }, record }: RecordProps) {
  const args = { table_name: table, record_id: record.id };
  const currentEmail = String(record['email'] ?? '');
  const { data: bounce } = useStaffQuery(bounceQuery(args));
  const setAddress = async (email: string) =>
    dataOf(await staff().rpc('correct_address', { ...args, email }));
  const { run: retryAddress, isPending } = useCommand({
    // The address that a record has already is tried again.
    run: () => setAddress(currentEmail),
    changes: ['bounces'],
    done: texts.triedAgain,
    failed: texts.failed,
  });
  const { run: correctAddress } = useCommand({
    run: setAddress,
    changes: [table, 'bounces'],
    done: (_, email) => texts.form.done(isolate(email)),
    failed: (error) =>
      error instanceof RequestError && error.code === 'PT400'
        ? texts.form.invalid
        : texts.form.failed,
    isQuiet: true,
  });
  if (!bounce) return null;
  const address = {
    ...addressField(texts.form, (typed) =>
      typed === currentEmail.toLowerCase() ? texts.form.same : undefined,
    ),
    hint: texts.form.hint,
  };
  return (
    <Notice
      icon={MailX}
      tone="bad"
      isStatus
      action={
        <>
          <ToolButton inactive={isPending} onClick={() => void retryAddress()}>
            {isPending ? texts.trying : texts.tryAgain}
          </ToolButton>
          <QuestionButton
            button={{ children: texts.correct }}
            title={texts.correctTitle}
            text={texts.correctText(isolate(currentEmail), !record['came_by'])}
            fields={{ address }}
            yes={texts.form.submit}
            busy={texts.form.busy}
            onYes={(values) => correctAddress(normalizeAddress(values.address))}
          />
        </>
      }
    >
      <strong>{problemTextOf(bounce, currentEmail)}</strong>
    </Notice>
  );
}

type Bounce = Database['public']['Functions']['read_bounce']['Returns'][number];

/** `reported` by a mail, which anyone can write; otherwise by the provider, so that nothing more is sent. */
function problemTextOf({ complaint, reported, reason }: Bounce, email: string): string {
  const address = isolate(email);
  if (complaint) return (reported ? texts.reportedComplaint : texts.complained)(address);
  return (reported ? texts.reported : texts.comesBack)(address, stripBidiControls(reason));
}

/** Reads the last returned mail; null if there is none. */
function bounceQuery(args: { table_name: string; record_id: string }) {
  return queryOptions({
    queryKey: ['bounces', args],
    queryFn: async ({ signal }) =>
      dataOf(await staff().rpc('read_bounce', args).abortSignal(signal))?.[0] ?? null,
    refetchInterval: refreshMs,
  });
}
