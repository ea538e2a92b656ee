import { TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { adminMail } from '@/content/en/admin-mail';
import { staffRoles } from '@/content/en/admin-roles';
import { kinds } from '@/content/en/admin-kinds';
import { ownValue } from '@/lib/own-value';
import { Choice } from '../ui/choice';
import { QuerySection } from '../ui/query-section';
import { Tick, turned } from '../ui/tick';
import { tabs } from '../records/tabs';
import { DeleteButton } from '../ui/delete-button';
import { isolated, unturned } from '../ui/direction';
import { mailStateQuery } from '../ui/mail-state';
import { useStaffQuery } from '../ui/staff-query';
import { hasRight, useRight } from '../ui/staff-user';
import { AddMailbox } from './add-mailbox';
import { recipientsQuery, type Recipient } from './mail-queries';
import { useRecipient } from './use-recipient';
import { refreshMs } from '../ui/refresh';
import { clockText, dateOf, zoneCity } from '../ui/timestamps';

const { recipients: texts, modes, mailbox } = adminMail;

const submissionLists = tabs.flatMap(({ lists }) => lists).filter(({ visitors }) => visitors);

export function RecipientsSection() {
  const managesMailboxes = useRight('manageMailboxes');
  const recipients = useStaffQuery({ ...recipientsQuery, refetchInterval: refreshMs });
  return (
    <QuerySection texts={texts} query={recipients} rows={3}>
      {(data) => (
        <>
          {managesMailboxes && <UnassignedKinds recipients={data} />}
          <p className="max-w-prose pb-3 text-quiet">
            {texts.staffEnds} <SummaryTime />
          </p>
          <ul className="border-t border-line">
            {data.map((recipient) => (
              <RecipientEntry key={recipient.id} stored={recipient} />
            ))}
          </ul>
          {managesMailboxes && <AddMailbox recipients={data} />}
        </>
      )}
    </QuerySection>
  );
}

/** At what hour daily summaries leave, in the company's time zone and in the reader's. */
function SummaryTime() {
  const { data } = useStaffQuery(mailStateQuery);
  if (!data) return null;
  const at = dateOf(data.summary_at);
  const [there, here] = [clockText(at, data.time_zone), clockText(at)];
  return adminMail.summaryAt(
    there,
    zoneCity(data.time_zone),
    here === there ? '' : adminMail.hereAt(here),
  );
}

/** Warns of kinds of submissions that nobody receives. */
function UnassignedKinds({ recipients }: { recipients: readonly Recipient[] }) {
  const unassigned = submissionLists.filter(
    ({ table }) =>
      !recipients.some(
        (one) => one.mode !== 'off' && one.table_names.includes(table) && mayGet(one, table),
      ),
  );
  return (
    <output>
      {unassigned.map(({ table }) => (
        <span
          key={table}
          className="flex items-start gap-2.5 pb-1.5 font-semibold text-warning last:pb-3"
        >
          <TriangleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" strokeWidth={2} />
          {texts.nobody(ownValue(kinds.several, table) ?? table)}
        </span>
      ))}
    </output>
  );
}

/** A shared mailbox has no role. */
const mayGet = ({ role_tables }: Recipient, table: string) => role_tables?.includes(table) ?? true;

/** One recipient with kinds and frequency; each change is stored immediately. */
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
            {hasRight(recipient.role, 'seeWeek') && (
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
