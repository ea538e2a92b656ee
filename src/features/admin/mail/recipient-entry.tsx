import { useId, type ReactNode } from 'react';
import { adminMail } from '@/content/en/admin-mail';
import { cx } from '@/lib/cx';
import { tabs } from '../records/tabs';
import { unturned } from '../ui/direction';
import type { Mode } from './mail-values';
import type { Recipient } from './recipient-queries';
import { RemoveMailbox } from './remove-mailbox';
import { useRecipient } from './use-recipient';

const { recipients: texts, modes } = adminMail;

export const submissionLists = tabs
  .flatMap(({ lists }) => lists)
  .filter(({ visitors }) => visitors);

/** Who is told, of what, and how often; each change is stored at once. */
export function RecipientEntry({ stored }: { stored: Recipient }) {
  const { recipient, change, status } = useRecipient(stored);
  const { address, shared, own, mode, table_names, reminders } = recipient;
  const id = useId();

  const turn = (table: string) =>
    change({
      table_names: table_names.includes(table)
        ? table_names.filter((one) => one !== table)
        : [...table_names, table],
    });

  return (
    <li className="border-b border-hairline py-3">
      <fieldset className="min-w-0">
        <legend className="sr-only">{address}</legend>
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p className="min-w-0 wrap-anywhere">
            <bdi className="font-semibold">{unturned(address)}</bdi>{' '}
            <span className="text-quiet">
              {shared ? texts.shared : texts.staff}
              {own && `, ${texts.own}`}
            </span>
          </p>
          <output
            className={cx(
              'me-auto',
              status === 'error' ? 'font-semibold text-bad' : status === 'success' && 'text-good',
            )}
          >
            {status === 'pending' && texts.saving}
            {status === 'success' && texts.saved}
            {status === 'error' && texts.notSaved}
          </output>
          {shared && <RemoveMailbox recipient={stored} />}
        </div>
        <div className="mt-1.5 grid gap-x-6 gap-y-1.5 sm:grid-cols-[12rem_minmax(0,1fr)]">
          <div>
            <label htmlFor={id} className="block pb-1 text-quiet">
              {texts.mode}
            </label>
            <select
              id={id}
              value={mode}
              onChange={(event) => change({ mode: event.target.value as Mode })}
              className="h-11 w-full min-w-0 rounded border border-edge bg-raised px-2 md:h-9 pointer-coarse:h-11"
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
                {submissionLists.map(({ table, texts: { title } }) => (
                  <Tick key={table} on={table_names.includes(table)} onTurn={() => turn(table)}>
                    {title}
                  </Tick>
                ))}
              </div>
            </div>
            <Tick on={reminders} onTurn={() => change({ reminders: !reminders })}>
              {texts.reminders}
            </Tick>
          </div>
        </div>
      </fieldset>
    </li>
  );
}

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
        className="size-4.5 shrink-0 accent-brand"
      />
      {children}
    </label>
  );
}
