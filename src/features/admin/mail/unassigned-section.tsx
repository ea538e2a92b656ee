import { queryOptions } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { controlClasses, FieldError } from '@/components/form/field';
import { adminAnswers } from '@/content/en/admin-answers';
import { cx } from '@/lib/cx';
import { dataOf, RequestError } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { ReceivedFiles, senderOf } from '../replies/received-entry';
import { receivedMails, type ReceivedMail } from '../replies/received-queries';
import { listOf } from '../records/tabs';
import { DeleteButton } from '../ui/delete-button';
import { isolated, unturned } from '../ui/direction';
import { QuerySection } from '../ui/query-section';
import { filesOf } from '../ui/record-files';
import { refreshMs } from '../ui/refresh';
import { useStaffQuery } from '../ui/staff-query';
import { TimeAgo } from '../ui/time-ago';
import { ToolButton } from '../ui/tool-button';
import { useCommand } from '../ui/use-command';
import { useRestoreFocus } from '../ui/use-restore-focus';

const { unassigned: texts } = adminAnswers;

const most = 100;

/** Reads mails that belong to no record, with their files, the newest first. */
const unassignedQuery = queryOptions({
  queryKey: ['messages', 'received', 'unassigned'],
  queryFn: async ({ signal }) => {
    const request = receivedMails().is('record_id', null).order('created_at', { ascending: false });
    const answer = await request
      .limit(most)
      .abortSignal(signal)
      .overrideTypes<ReceivedMail[], { merge: false }>();
    const mails = dataOf(answer) ?? [];
    const ids = mails.map(({ id }) => id);
    const files = dataOf(await filesOf().in('received_mail_id', ids).abortSignal(signal)) ?? [];
    return { mails, files };
  },
  refetchInterval: refreshMs,
});

/** For admins: mails that nobody could be found for, until they are assigned or deleted. */
export function UnassignedSection() {
  const query = useStaffQuery(unassignedQuery);
  const area = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useRestoreFocus(area, heading);
  return (
    <div ref={area}>
      <QuerySection texts={texts} query={query} rows={1} heading={heading} className="py-4">
        {({ mails, files }) => (
          <>
            <p className="max-w-prose pb-2 text-quiet">
              {mails.length === 0 ? texts.none : texts.why}
            </p>
            {mails.length > 0 && (
              <ul className="border-t border-line">
                {mails.map((mail) => (
                  <li
                    key={mail.id}
                    data-record={mail.id}
                    className="border-b border-line py-2.5 wrap-anywhere last:border-b-0"
                  >
                    <p className="flex flex-wrap items-baseline gap-x-2">
                      <bdi className="font-semibold">{senderOf(mail)}</bdi>
                      {mail.from_name && <bdi className="text-quiet">{mail.from_address}</bdi>}
                      <span className="text-quiet">
                        <TimeAgo timestamp={mail.created_at} />
                      </span>
                    </p>
                    <details>
                      <summary className="w-fit cursor-pointer text-link pointer-coarse:py-2.5">
                        <bdi>{unturned(mail.subject) || adminAnswers.noSubject}</bdi>
                      </summary>
                      <p dir="auto" className="my-1 max-w-prose whitespace-pre-wrap">
                        {unturned(mail.body) || adminAnswers.noText}
                      </p>
                    </details>
                    <ReceivedFiles mail={mail} files={files} />
                    <div className="mt-1.5 flex flex-wrap items-end gap-1.5">
                      <AssignForm mail={mail} />
                      <DeleteButton
                        table="messages"
                        id={mail.id}
                        variant="danger"
                        label={texts.deleteOf(senderOf(mail))}
                        question={{
                          title: texts.deleteTitle,
                          text: texts.deleteText(isolated(senderOf(mail))),
                          cancel: texts.cancel,
                          confirm: texts.delete,
                        }}
                        done={texts.deleted}
                        failed={texts.deleteFailed}
                      >
                        {texts.delete}
                      </DeleteButton>
                    </div>
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </QuerySection>
    </div>
  );
}

/** Gives a mail to the record with a reference, and opens that. */
function AssignForm({ mail }: { mail: ReceivedMail }) {
  const id = useId();
  const navigate = useNavigate();
  const [reference, setReference] = useState('');
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const { run, isPending } = useCommand({
    run: async () =>
      dataOf(await staff().rpc('assign_received_mail', { mail_id: mail.id, reference })) as {
        table_name: string;
        record_id: string;
      },
    changes: ['messages'],
    done: texts.assigned,
    failed: describe,
    quiet: true,
    onDone: ({ table_name, record_id }) => {
      const list = listOf(table_name);
      if (list) void navigate(`${list.path}/${record_id}`);
    },
  });

  async function assign() {
    const refused = reference.trim() ? await run() : texts.invalid;
    setProblem(refused);
    if (refused) field.current?.focus();
  }
  return (
    <form
      method="post"
      noValidate
      className="flex flex-col gap-1"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) void assign();
      }}
    >
      <div className="flex gap-1.5">
        <input
          ref={field}
          aria-label={texts.referenceOf(senderOf(mail))}
          placeholder={texts.placeholder}
          autoComplete="off"
          spellCheck={false}
          value={reference}
          readOnly={isPending}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem && id}
          onChange={(event) => {
            setReference(event.target.value);
            setProblem(undefined);
          }}
          className={cx(controlClasses, 'min-h-11! w-40! min-w-0 py-1.5! md:min-h-9!')}
        />
        <ToolButton type="submit" inactive={isPending}>
          {isPending ? texts.assigning : texts.assign}
        </ToolButton>
      </div>
      <FieldError id={id} message={problem} />
    </form>
  );
}

function describe(error: Error): string {
  const code = error instanceof RequestError ? error.code : '';
  const known: Record<string, string> = {
    PT400: texts.invalid,
    PT404: texts.unknown,
    PT409: texts.several,
  };
  return known[code] ?? texts.assignFailed;
}
