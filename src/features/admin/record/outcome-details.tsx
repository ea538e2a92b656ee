import { useId, useState } from 'react';
import { adminOutcome } from '@/content/en/admin-outcome';
import { currencies } from '@/content/facts/money';
import type { StaffRecord } from '../records/record-list';
import { Choice, choiceField } from '../ui/choice';
import { dayFromNow } from '../ui/timestamps';
import { ToolButton } from '../ui/tool-button';
import { amountText, readAmount } from './read-amount';

const { details: texts } = adminOutcome;

interface OutcomeDetailsProps {
  record: StaffRecord;
  onSet: (details: { amount: number | null; currency: string | null; outcome_on: string }) => void;
}

/** When a lead was won or lost, and for a won one what it is worth. */
export function OutcomeDetails({ record, onSet }: OutcomeDetailsProps) {
  const stored = {
    amount: record['amount'] == null ? '' : amountText(record['amount']),
    currency: String(record['currency'] ?? currencies[0]),
    day: String(record['outcome_on'] ?? ''),
  };
  const id = useId();
  const [typed, setTyped] = useState(stored);
  const [isRefused, setRefused] = useState(false);
  const { amount, currency, day } = typed;
  const isChanged =
    amount !== stored.amount ||
    day !== stored.day ||
    (amount !== '' && currency !== stored.currency);
  const codes = [...new Set([...currencies, stored.currency])];
  return (
    <form
      method="post"
      className="contents"
      onSubmit={(event) => {
        event.preventDefault();
        const value = readAmount(amount);
        setRefused(value === undefined);
        if (value === undefined) return document.getElementById(id)?.focus();
        onSet({ amount: value, currency: value === null ? null : currency, outcome_on: day });
      }}
    >
      {record['outcome'] === 'won' && (
        <div className="flex gap-2 max-md:w-full">
          <input
            id={id}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            aria-label={texts.amount}
            aria-invalid={isRefused || undefined}
            aria-describedby={isRefused ? `${id}-problem` : undefined}
            placeholder={texts.amount}
            value={amount}
            onChange={(event) => setTyped({ ...typed, amount: event.target.value })}
            className={`${choiceField} text-end tabular-nums placeholder:text-quiet max-md:grow md:w-36`}
          />
          <div className="shrink-0">
            <Choice
              label={texts.currency}
              value={currency}
              options={codes.map((code) => [code, code] as const)}
              onChoose={(chosen) => setTyped({ ...typed, currency: chosen })}
            />
          </div>
        </div>
      )}
      <input
        type="date"
        required
        aria-label={texts.day}
        max={dayFromNow(0)}
        value={day}
        onChange={(event) => setTyped({ ...typed, day: event.target.value })}
        className={choiceField}
      />
      {isChanged && <ToolButton type="submit">{texts.save}</ToolButton>}
      {isRefused && (
        <p id={`${id}-problem`} role="alert" className="basis-full font-semibold text-bad">
          {texts.unreadable}
        </p>
      )}
    </form>
  );
}
