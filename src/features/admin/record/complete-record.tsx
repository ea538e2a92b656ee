import { countryOf, readPhone } from '@/components/form/read-phone';
import { adminEntry } from '@/content/en/admin-entry';
import { countries } from '@/content/facts/countries';
import { normalizeEmail } from '@/lib/email-address';
import { normalizeLine } from '@/lib/normalize-text';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import type { RecordProps } from './record-queries';
import type { RecordKind } from '../records/record-kind';
import { choicesOf } from '../ui/field-text';
import { QuestionButton } from '../ui/question-dialog';
import type { QuestionField } from '../ui/question-field';
import { useCommand } from '../ui/use-command';

const { complete: texts } = adminEntry;

type FieldValues = Readonly<Record<string, string>>;

/** Adds or corrects who sent a record. A known email address is corrected where its mail is returned (AddressProblem). */
export function CompleteRecord({ kind, record }: RecordProps) {
  const target = { table_name: kind.table, record_id: record.id };
  const { run } = useCommand({
    run: async (given: Record<string, string>) =>
      dataOf(await staff().rpc('complete_record', { ...target, given })),
    changes: [kind.table],
    done: texts.done,
    failed: texts.failed,
    isQuiet: true,
  });
  const { country = '' } = kind;
  const storedText = (name: string) => String(record[name] ?? '');
  const requestFields = record['came_by'] ? [kind.service, 'budget'] : [];
  const emailField = storedText('email') ? [] : ['email'];
  const senderFields = [
    kind.person,
    ...kind.nameParts,
    kind.company,
    ...emailField,
    'phone',
    country,
  ];
  const fieldNames = [...new Set([...senderFields, ...requestFields])].filter(
    (name): name is string => name !== undefined && name in kind.fields,
  );
  const phoneCountry = storedText(country) ? '' : countryOfNumber(storedText('phone'));
  const proposedCountry = phoneCountry && { value: phoneCountry, hint: texts.proposed };
  const isIncomplete = record['came_by'] && fieldNames.some((name) => !storedText(name));
  const fields = Object.fromEntries(
    fieldNames.map((name): [string, QuestionField] => [
      name,
      { ...fieldOf(kind, name, storedText(name)), ...(name === country && proposedCountry) },
    ]),
  );
  /** Sends only edited fields, so that a colleague's corrections of others stay. */
  function complete(values: FieldValues, initial: FieldValues) {
    const countryName = values[country] ?? '';
    const isUntouched = (name: string) => values[name] === initial[name] && storedText(name) !== '';
    const edited = Object.entries(values)
      .filter(([name, value]) => value.trim() && value !== storedText(name) && !isUntouched(name))
      .map(([name, value]) => [name, normalizeValue(kind.fields[name], value, countryName)]);
    return edited.length > 0 ? run(Object.fromEntries(edited)) : Promise.resolve(texts.empty);
  }
  return (
    <QuestionButton
      button={{
        variant: 'text',
        className: '-ms-3 font-normal! pointer-fine:min-h-7!',
        children: isIncomplete ? texts.open : texts.correct,
      }}
      title={isIncomplete ? texts.open : texts.correct}
      text={texts.text}
      fields={fields}
      draftName={`complete:${kind.table}:${record.id}`}
      yes={texts.save}
      busy={texts.busy}
      onYes={complete}
    />
  );
}

const inputTypes: Readonly<Record<string, 'email' | 'tel'>> = { email: 'email', phone: 'tel' };

function fieldOf(kind: RecordKind, name: string, value: string): QuestionField {
  return {
    label: kind.texts.fields[name] ?? name,
    type: inputTypes[name] ?? 'text',
    ...(kind.fields[name] === 'choice' && { options: { '': texts.unknown, ...choicesOf(name) } }),
    value,
  };
}

function normalizeValue(fieldKind: string | undefined, value: string, country: string): string {
  if (fieldKind === 'email') return normalizeEmail(value);
  if (fieldKind === 'phone') return readPhone(value, country).phone;
  return normalizeLine(value);
}

/** Returns the name of an international number's country, or an empty string. */
function countryOfNumber(phone: string): string {
  const phoneCode = countryOf(phone, '')?.toLowerCase();
  return countries.find(({ code }) => code === phoneCode)?.name ?? '';
}
