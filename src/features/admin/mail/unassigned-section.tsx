import { queryOptions } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { adminAnswers } from '@/content/en/admin-answers';
import { ownValue } from '@/lib/own-value';
import { dataOf, RequestError } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { FoldedText, ReceivedFiles, senderOf } from '../replies/received-entry';
import { selectReceived, type ReceivedMail } from '../replies/message-queries';
import { recordKindOf } from '../records/tabs';
import { ActionRow } from '../ui/action-row';
import { DeleteRowButton } from '../ui/delete-row-button';
import { isolate, stripBidiControls } from '../ui/direction';
import { QuestionButton } from '../ui/question-dialog';
import { QuerySection } from '../ui/query-section';
import { selectFiles } from '../ui/record-files';
import { refreshMs } from '../ui/refresh';
import { useStaffQuery } from '../ui/staff-query';
import { TimeAgo } from '../ui/time-ago';
import { useCommand } from '../ui/use-command';

const { unassigned: texts } = adminAnswers;

const maxMails = 100;

const unassignedQuery = queryOptions({
  queryKey: ['messages', 'received', 'unassigned'],
  queryFn: async ({ signal }) => {
    const request = selectReceived()
      .is('record_id', null)
      .order('created_at', { ascending: false })
      .limit(maxMails)
      .abortSignal(signal)
      .overrideTypes<ReceivedMail[], { merge: false }>();
    const mails = dataOf(await request) ?? [];
    const ids = mails.map(({ id }) => id);
    const files = dataOf(await selectFiles().in('received_mail_id', ids).abortSignal(signal)) ?? [];
    return { mails, files };
  },
  refetchInterval: refreshMs,
});

export function UnassignedSection() {
  const query = useStaffQuery(unassignedQuery);
  return (
    <QuerySection texts={texts} query={query} rows={1}>
      {({ mails, files }) => (
        <>
          <p className="max-w-prose pb-2 text-quiet">
            {mails.length === 0 ? texts.none : texts.why}
          </p>
          <ul className="border-t border-line empty:hidden">
            {mails.map((mail) => (
              <ActionRow key={mail.id} id={mail.id} actions={<MailActions mail={mail} />}>
                <p className="flex flex-wrap items-baseline gap-x-2">
                  <bdi className="font-semibold">{senderOf(mail)}</bdi>
                  {mail.from_name && <bdi className="text-quiet">{mail.from_address}</bdi>}
                  <span className="text-quiet">
                    <TimeAgo timestamp={mail.created_at} />
                  </span>
                </p>
                <FoldedText
                  summary={<bdi>{stripBidiControls(mail.subject) || adminAnswers.noSubject}</bdi>}
                >
                  <p dir="auto" className="my-1 max-w-prose whitespace-pre-wrap">
                    {stripBidiControls(mail.body) || adminAnswers.noText}
                  </p>
                </FoldedText>
                <ReceivedFiles mail={mail} files={files} />
              </ActionRow>
            ))}
          </ul>
        </>
      )}
    </QuerySection>
  );
}

/** Gives a mail to the record with a reference and opens that, or deletes it. */
function MailActions({ mail }: { mail: ReceivedMail }) {
  const navigate = useNavigate();
  const sender = senderOf(mail);
  const { run } = useCommand({
    run: async (reference: string) =>
      dataOf(await staff().rpc('assign_received_mail', { mail_id: mail.id, reference })) as {
        table_name: string;
        record_id: string;
      },
    changes: ['messages'],
    done: texts.assigned,
    failed: failureText,
    isQuiet: true,
    onDone: ({ table_name, record_id }) => {
      const kind = recordKindOf(table_name);
      if (kind) void navigate(`${kind.path}/${record_id}`);
    },
  });
  return (
    <>
      <QuestionButton
        button={{ children: texts.assign, 'aria-label': texts.assignOf(sender) }}
        title={texts.assign}
        text={texts.assignText(isolate(sender))}
        fields={{
          reference: {
            label: texts.reference,
            hint: texts.hint,
            problemOf: (written) => (written.trim() ? undefined : texts.invalid),
          },
        }}
        yes={texts.assign}
        busy={texts.assigning}
        onYes={({ reference }) => run(reference)}
      />
      <DeleteRowButton
        table="messages"
        id={mail.id}
        variant="danger"
        aria-label={texts.deleteOf(sender)}
        title={texts.deleteTitle}
        text={texts.deleteText(isolate(sender))}
        done={texts.deleted}
        failed={texts.deleteFailed}
      >
        {texts.delete}
      </DeleteRowButton>
    </>
  );
}

const failureByCode = { PT400: texts.invalid, PT404: texts.unknown, PT409: texts.several };

const failureText = (error: Error): string =>
  (error instanceof RequestError && ownValue<string>(failureByCode, error.code)) ||
  texts.assignFailed;
