import { useId } from 'react';
import { adminMail } from '@/content/en/admin-mail';
import { staffRoles } from '@/content/en/admin-roles';
import { ownValue } from '@/lib/own-value';
import { dataOf, RequestError } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { addressField, normalizeAddress } from '../ui/question-field';
import { Choice } from '../ui/choice';
import { QuestionButton } from '../ui/question-dialog';
import { QuerySection } from '../ui/query-section';
import { Checkbox, toggled } from '../ui/checkbox';
import { tabs } from '../records/tabs';
import { DeleteRowButton } from '../ui/delete-row-button';
import { isolate, stripBidiControls } from '../ui/direction';
import { useStaffQuery } from '../ui/staff-query';
import { useIsAdmin } from '../ui/staff-user';
import { useCommand } from '../ui/use-command';
import { recipientsQuery, type Recipient } from './mail-queries';
import { useRecipient } from './use-recipient';
import { refreshMs } from '../ui/refresh';

const { recipients: texts, modes, mailbox } = adminMail;

const submissionKinds = tabs.flatMap(({ kinds }) => kinds.filter((kind) => kind.isFromVisitors));

export function RecipientsSection() {
  const isAdmin = useIsAdmin();
  const recipients = useStaffQuery({ ...recipientsQuery, refetchInterval: refreshMs });
  return (
    <QuerySection texts={texts} query={recipients} rows={3}>
      {(data) => (
        <>
          <p className="max-w-prose pb-3 text-quiet">{texts.staffEnds}</p>
          <ul className="border-t border-line">
            {data.map((recipient) => (
              <RecipientEntry key={recipient.id} stored={recipient} />
            ))}
          </ul>
          {isAdmin && <AddMailbox />}
        </>
      )}
    </QuerySection>
  );
}

/** A colleague gets what their role may read; a shared mailbox gets everything. */
const canGet = ({ role_tables }: Recipient, table: string) => role_tables?.includes(table) ?? true;

function RecipientEntry({ stored }: { stored: Recipient }) {
  const { recipient, change } = useRecipient(stored);
  const { address, shared, own, mode, table_names, with_text } = recipient;
  const kindsId = useId();
  const role = ownValue(staffRoles, recipient.role ?? '') ?? recipient.role;
  return (
    <li className="border-b border-line py-3">
      <fieldset className="min-w-0">
        <legend className="sr-only">{address}</legend>
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p className="min-w-0 wrap-anywhere">
            <bdi className="font-semibold">{stripBidiControls(address)}</bdi>{' '}
            <span className="text-quiet">
              {shared ? texts.shared : role}
              {own && `, ${texts.own}`}
            </span>
          </p>
          {shared && (
            <DeleteRowButton
              table="mail_recipients"
              id={stored.id}
              aria-label={mailbox.removeOf(isolate(address))}
              className="-mx-3"
              title={mailbox.removeTitle}
              text={mailbox.removeText(isolate(address))}
              done={mailbox.removed(isolate(address))}
              failed={mailbox.removeFailed}
            >
              {mailbox.remove}
            </DeleteRowButton>
          )}
        </div>
        <div className="mt-1.5 grid gap-x-6 gap-y-1.5 sm:grid-cols-[16rem_minmax(0,1fr)]">
          <div className="grid content-start gap-1">
            <span aria-hidden className="text-quiet">
              {texts.mode}
            </span>
            <Choice
              label={texts.mode}
              value={mode}
              options={Object.entries(modes)}
              onChoose={(chosen) => change({ mode: chosen as Recipient['mode'] })}
            />
          </div>
          <div>
            <div role="group" aria-labelledby={kindsId}>
              <p id={kindsId} className="pb-1 text-quiet">
                {texts.kinds}
              </p>
              <div className="flex flex-wrap gap-x-5">
                {submissionKinds.map(
                  ({ table, texts: { title } }) =>
                    canGet(recipient, table) && (
                      <Checkbox
                        key={table}
                        checked={table_names.includes(table)}
                        onChange={() => change({ table_names: toggled(table_names, table) })}
                      >
                        {title}
                      </Checkbox>
                    ),
                )}
              </div>
            </div>
            <Checkbox checked={with_text} onChange={() => change({ with_text: !with_text })}>
              {texts.withText}
            </Checkbox>
          </div>
        </div>
      </fieldset>
    </li>
  );
}

function AddMailbox() {
  const { run } = useCommand({
    run: async (shared_address: string) =>
      dataOf(await staff().from('mail_recipients').insert({ shared_address })),
    changes: ['mail_recipients'],
    done: (_, address) => mailbox.done(isolate(address)),
    failed: failureText,
    isQuiet: true,
  });
  return (
    <QuestionButton
      {...mailbox}
      button={{ children: mailbox.submit, className: 'my-4' }}
      title={mailbox.submit}
      text={mailbox.hint}
      fields={{ address: addressField(mailbox) }}
      yes={mailbox.submit}
      onYes={({ address }) => run(normalizeAddress(address))}
    />
  );
}

function failureText(error: Error): string {
  if (error instanceof RequestError && error.code === '23505') return mailbox.twice;
  return error.message.includes('address_format') ? mailbox.invalid : mailbox.addFailed;
}
