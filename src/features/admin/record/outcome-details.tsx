import { adminOutcome } from '@/content/en/admin-outcome';
import { currencies, moneyText } from '@/content/facts/money';
import type { StaffRecord } from '../records/record-kind';
import { useCompanyToday } from '../ui/mail-state';
import { QuestionButton } from '../ui/question-dialog';
import { dayField, type QuestionField } from '../ui/question-field';
import { dayText } from '../ui/timestamps';

const { details: texts } = adminOutcome;

interface OutcomeDetailsProps {
  record: StaffRecord;
  onSet: (details: { amount: number | null; currency: string | null; outcome_on: string }) => void;
}

export function OutcomeDetails({ record, onSet }: OutcomeDetailsProps) {
  const { amount, outcome_on: day } = record;
  const isWon = record['outcome'] === 'won';
  const currency = String(record['currency'] ?? currencies[0]);
  const currencyCodes = [...new Set([...currencies, currency])];
  const fields: Record<string, QuestionField> = {
    ...(isWon && {
      amount: {
        label: texts.amount,
        inputMode: 'decimal',
        value: String(amount ?? ''),
        problemOf: (typed) => (readAmount(typed) === undefined ? texts.unreadable : undefined),
      },
      currency: {
        label: texts.currency,
        value: currency,
        options: Object.fromEntries(currencyCodes.map((code) => [code, code])),
      },
    }),
    day: dayField(texts.day, texts.noDay, { max: useCompanyToday(), value: String(day ?? '') }),
  };
  const money = amount == null ? isWon && texts.noAmount : moneyText(String(amount), currency);
  return (
    <QuestionButton
      button={{
        variant: 'text',
        className: 'px-2! text-start font-normal! pointer-fine:min-h-7!',
        children: [money, day && dayText(String(day))].filter(Boolean).join(', '),
      }}
      title={texts.open}
      text={texts.text}
      fields={fields}
      yes={texts.save}
      onYes={(values) => {
        const newAmount = readAmount(values['amount'] ?? '') ?? null;
        const newCurrency = newAmount === null ? null : (values['currency'] ?? '');
        onSet({ amount: newAmount, currency: newCurrency, outcome_on: values['day'] ?? '' });
        return undefined;
      }}
    />
  );
}

/** Digits with at most two decimals, alone or in groups of thousands or, as in India, of lakhs: 1,00,000. */
const amountPattern = /^(\d+|\d{1,3}(,\d{2,3})*,\d{3})(\.\d{1,2})?$/;

/** Reads an amount such as 1,200.50; null is an empty field, undefined a text that is not one. */
function readAmount(text: string): number | null | undefined {
  const typed = text.replace(/\s/g, '');
  if (typed === '') return null;
  return amountPattern.test(typed) ? Number(typed.replaceAll(',', '')) : undefined;
}
