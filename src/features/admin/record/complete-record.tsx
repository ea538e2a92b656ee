import { countryOf, readPhone } from '@/components/form/read-phone';
import { adminEntry } from '@/content/en/admin-entry';
import { countries } from '@/content/facts/countries';
import { normalizeEmail } from '@/lib/email-address';
import { normalizeLine } from '@/lib/normalize-text';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import type { Shown } from './record-queries';
import { choicesOf } from '../ui/field-text';
import { QuestionButton } from '../ui/question';
import type { QuestionField } from '../ui/question-field';
import { useCommand } from '../ui/use-command';

const { complete: texts } = adminEntry;

type Written = Readonly<Record<string, string>>;

/** Adds or corrects who sent a record. An address that is there is corrected where mail to it comes back. */
export function CompleteRecord({ kind, record }: Shown) {
  const { run } = useCommand({
    run: async (given: Record<string, string>) =>
      dataOf(
        await staff().rpc('complete_record', {
          table_name: kind.table,
          record_id: record.id,
          given,
        }),
      ),
    changes: [kind.table],
    done: texts.done,
    failed: texts.failed,
    isQuiet: true,
  });
  const { country = '' } = kind;
  const stored = (name: string) => String(record[name] ?? '');
  const wishes = record['came_by'] ? [kind.service, 'budget'] : [];
  const email = stored('email') ? [] : ['email'];
  const all = [kind.person, ...kind.nameParts, kind.company, ...email, 'phone', country, ...wishes];
  const names = [...new Set(all)].filter(
    (name): name is string => name !== undefined && name in kind.fields,
  );
  const proposed = stored(country) ? '' : countryOfNumber(stored('phone'));
  const isIncomplete = record['came_by'] && names.some((name) => !stored(name));
  const fields = Object.fromEntries(
    names.map((name): [string, QuestionField] => [
      name,
      {
        label: kind.texts.fields[name] ?? name,
        type: name === 'email' ? 'email' : name === 'phone' ? 'tel' : 'text',
        ...(kind.fields[name] === 'choice' && {
          options: { '': texts.unknown, ...choicesOf(name) },
        }),
        value: stored(name),
        ...(name === country && proposed && { value: proposed, hint: texts.proposed }),
      },
    ]),
  );

  /** Sends only edited fields, so that a colleague's corrections of others stay. */
  function complete(written: Written, opened: Written) {
    const place = written[country] ?? '';
    const isTheirs = (name: string) => written[name] === opened[name] && stored(name) !== '';
    const given = Object.entries(written)
      .filter(([name, value]) => value.trim() && value !== stored(name) && !isTheirs(name))
      .map(([name, value]) => [name, tidied(kind.fields[name], value, place)]);
    return given.length > 0 ? run(Object.fromEntries(given)) : Promise.resolve(texts.empty);
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
      draft={`complete:${kind.table}:${record.id}`}
      yes={texts.save}
      busy={texts.busy}
      onYes={complete}
    />
  );
}

function tidied(kind: string | undefined, written: string, place: string): string {
  if (kind === 'email') return normalizeEmail(written);
  if (kind === 'phone') return readPhone(written, place).phone;
  return normalizeLine(written);
}

/** Returns the name of an international number's country, or an empty string. */
function countryOfNumber(phone: string): string {
  const code = countryOf(phone, '')?.toLowerCase();
  return countries.find((one) => one.code === code)?.name ?? '';
}
