import { useId } from 'react';
import { adminMail } from '@/content/en/admin-mail';
import { staffRoles } from '@/content/en/admin-roles';
import { kinds } from '@/content/en/admin-kinds';
import { ownValue } from '@/lib/own-value';
import { Choice } from '../ui/choice';
import { QuerySection } from '../ui/query-section';
import { Tick, turned } from '../ui/tick';
import type { RecordTable } from '../records/record-list';
import { tabs } from '../records/tabs';
import { DeleteButton } from '../ui/delete-button';
import { isolated, unturned } from '../ui/direction';
import { useStaffQuery } from '../ui/staff-query';
import { useIsAdmin } from '../ui/staff-user';
import { AddMailbox } from './add-mailbox';
import { recipientsQuery, type Recipient } from './mail-queries';
import { useRecipient } from './use-recipient';
import { refreshMs } from '../ui/refresh';

const { recipients: texts, modes, mailbox } = adminMail;

const submissionLists = tabs.flatMap(({ lists }) => lists).filter(({ visitors }) => visitors);

export function RecipientsSection() {
  const isAdmin = useIsAdmin();
  const recipients = useStaffQuery({ ...recipientsQuery, refetchInterval: refreshMs });
  return (
    <QuerySection texts={texts} query={recipients} rows={3}>
      {(data) => (
        <>
          {isAdmin && <UnassignedKinds recipients={data} />}
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

/** Warns of kinds of submissions that nobody receives. */
function UnassignedKinds({ recipients }: { recipients: readonly Recipient[] }) {
  const isSent = (table: RecordTable) =>
    recipients.some(
      (one) => one.mode !== 'off' && one.table_names.includes(table) && mayGet(one, table),
    );
  const names = submissionLists
    .filter(({ table }) => !isSent(table))
    .map(({ table }) => kinds.several[table]);
  return (
    <output className="block pb-3 font-semibold text-warning empty:hidden">
      {names.length > 0 && texts.nobody(names.join(', '))}
    </output>
  );
}

/** A shared mailbox has no role. */
const mayGet = ({ role_tables }: Recipient, table: string) => role_tables?.includes(table) ?? true;

/** One recipient with kinds and frequency. */
function RecipientEntry({ stored }: { stored: Recipient }) {
  const { recipient, change, said } = useRecipient(stored);
  const { address, shared, own, mode, table_names, weekly, with_text } = recipient;
  const id = useId();
  const role = ownValue(staffRoles, recipient.role ?? '') ?? recipient.role;

  return (
    <li className="border-b border-line py-3">
      <fieldset className="min-w-0">
        <legend className="sr-only">{address}</legend>
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p className="min-w-0 wrap-anywhere">
            <bdi className="font-semibold">{unturned(address)}</bdi>{' '}
            <span className="text-quiet">
              {shared ? texts.shared : role}
              {own && `, ${texts.own}`}
            </span>
          </p>
          {said}
          {shared && <RemoveMailbox id={stored.id} address={isolated(address)} />}
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
            <div role="group" aria-labelledby={id}>
              <p id={id} className="pb-1 text-quiet">
                {texts.kinds}
              </p>
              <div className="flex flex-wrap gap-x-5">
                {submissionLists.map(
                  ({ table, texts: { title } }) =>
                    mayGet(recipient, table) && (
                      <Tick
                        key={table}
                        on={table_names.includes(table)}
                        onTurn={() => change({ table_names: turned(table_names, table) })}
                      >
                        {title}
                      </Tick>
                    ),
                )}
              </div>
            </div>
            <Tick on={with_text} onTurn={() => change({ with_text: !with_text })}>
              {texts.withText}
            </Tick>
            {recipient.role === 'admin' && (
              <Tick on={weekly} onTurn={() => change({ weekly: !weekly })}>
                {texts.weekly}
              </Tick>
            )}
          </div>
        </div>
      </fieldset>
    </li>
  );
}

function RemoveMailbox({ id, address }: { id: string; address: string }) {
  return (
    <DeleteButton
      table="mail_recipients"
      id={id}
      label={mailbox.removeOf(address)}
      className="-mx-3"
      title={mailbox.removeTitle}
      text={mailbox.removeText(address)}
      done={mailbox.removed(address)}
      failed={mailbox.removeFailed}
    >
      {mailbox.remove}
    </DeleteButton>
  );
}
