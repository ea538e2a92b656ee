import { TriangleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { adminMail } from '@/content/en/admin-mail';
import { staffRoles } from '@/content/en/admin-roles';
import { kinds } from '@/content/en/admin-kinds';
import { cx } from '@/lib/cx';
import { ownValue } from '@/lib/own-value';
import { QuerySection } from '../ui/query-section';
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
    <QuerySection texts={texts} query={recipients} rows={3} className="py-4">
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
  const { recipient, change, status } = useRecipient(stored);
  const { address, shared, own, mode, table_names, weekly, with_text } = recipient;
  const id = useId();
  const said = { idle: '', pending: texts.saving, success: texts.saved, error: texts.notSaved }[
    status
  ];

  const turn = (table: string) =>
    change({
      table_names: table_names.includes(table)
        ? table_names.filter((one) => one !== table)
        : [...table_names, table],
    });

  return (
    <li className="border-b border-line py-3">
      <fieldset className="min-w-0">
        <legend className="sr-only">{address}</legend>
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p className="min-w-0 wrap-anywhere">
            <bdi className="font-semibold">{unturned(address)}</bdi>{' '}
            <span className="text-quiet">
              {shared
                ? texts.shared
                : (ownValue(staffRoles, recipient.role ?? '') ?? recipient.role)}
              {own && `, ${texts.own}`}
            </span>
          </p>
          <output
            className={cx(
              'me-auto',
              status === 'error' ? 'font-semibold text-bad' : status === 'success' && 'text-good',
            )}
          >
            {said}
          </output>
          {shared && (
            <DeleteButton
              table="mail_recipients"
              id={stored.id}
              label={mailbox.removeOf(isolated(address))}
              className="-mx-3"
              question={{
                title: mailbox.removeTitle,
                text: mailbox.removeText(isolated(address)),
                cancel: mailbox.cancel,
                confirm: mailbox.remove,
              }}
              done={mailbox.removed(isolated(address))}
              failed={mailbox.removeFailed}
            >
              {mailbox.remove}
            </DeleteButton>
          )}
        </div>
        <div className="mt-1.5 grid gap-x-6 gap-y-1.5 sm:grid-cols-[16rem_minmax(0,1fr)]">
          <div>
            <label htmlFor={id} className="block pb-1 text-quiet">
              {texts.mode}
            </label>
            <select
              id={id}
              value={mode}
              onChange={(event) => change({ mode: event.target.value as Recipient['mode'] })}
              className="h-11 w-full min-w-0 rounded border border-edge bg-sand px-2 md:h-9 pointer-coarse:h-11"
            >
              {Object.entries(modes).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </div>
          <div>
            <div role="group" aria-labelledby={`${id}-kinds`}>
              <p id={`${id}-kinds`} className="pb-1 text-quiet">
                {texts.kinds}
              </p>
              <div className="flex flex-wrap gap-x-5">
                {listsOf(recipient).map(({ table, texts: { title } }) => (
                  <Tick key={table} on={table_names.includes(table)} onTurn={() => turn(table)}>
                    {title}
                  </Tick>
                ))}
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

const listsOf = (recipient: Recipient) =>
  submissionLists.filter(({ table }) => mayGet(recipient, table));

interface TickProps {
  on: boolean;
  onTurn: () => void;
  children: ReactNode;
}

function Tick({ on, onTurn, children }: TickProps) {
  return (
    <label className="flex min-h-11 items-center gap-2 md:min-h-8 pointer-coarse:min-h-11">
      <input
        type="checkbox"
        checked={on}
        onChange={onTurn}
        className="size-6 shrink-0 accent-link md:size-4.5"
      />
      {children}
    </label>
  );
}
