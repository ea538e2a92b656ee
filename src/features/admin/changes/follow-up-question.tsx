import { adminOwner as texts } from '@/content/en/admin-owner';
import { normalizeLine } from '@/lib/normalize-text';
import { limits } from '@/lib/rules';
import { awayText, colleaguesFor, ownerName, useColleagues } from '../ui/colleagues';
import { useCompanyToday } from '../ui/mail-state';
import { Question, type QuestionField } from '../ui/question';
import { useStaffUser } from '../ui/staff-user';
import { isDay } from '../ui/timestamps';
import { dayAfter } from '../ui/timestamps';
import { workday } from './offered-days';
import type { Values } from './staff-fields';
import type { Deciding } from './use-update-records';

interface FollowUpQuestionProps extends Deciding {
  /** The day that was chosen, if it was one of those offered. */
  chosen: Values | undefined;
  onClose: () => void;
}

/** Asks for the day of a follow-up, and who is reminded if nobody owns a record. */
export function FollowUpQuestion(props: FollowUpQuestionProps) {
  const { list, records, chosen, onSet, onClose } = props;
  const me = useStaffUser().id;
  const { colleagues } = useColleagues();
  const today = useCompanyToday();
  const [one, ...more] = records;
  const only = more.length === 0 ? one : undefined;
  const ownerless = records.filter((record) => !record['owner_id']);
  const others = colleaguesFor(list.table, me, colleagues);
  const owners = {
    [me]: texts.me,
    ...Object.fromEntries(others.map(({ id }) => [id, ownerName(id, colleagues)])),
  };

  function set(values: Values, owner_id: string) {
    const owned = owner_id ? records.filter((record) => record['owner_id']) : records;
    if (owned.length > 0) onSet({ records: owned, set: values });
    if (owner_id) onSet({ records: ownerless, set: { ...values, owner_id } });
  }

  const [start, about] = ['follow_up_on', 'follow_up_note'].map((column) =>
    String(only?.[column] ?? ''),
  );
  const day: QuestionField = {
    label: texts.day,
    type: 'date',
    required: true,
    min: today,
    value: start || workday(dayAfter(today, 1)),
    problemOf: (written) => (isDay(written) ? undefined : texts.wrongDay),
  };
  const note: QuestionField = { label: texts.note, value: about, maxLength: limits.line[1] };
  const owner: QuestionField = {
    label: texts.whoIsReminded,
    value: me,
    options: { ...owners, '': texts.nobody },
    hint: (id) => awayText(others.find((colleague) => colleague.id === id)),
  };
  const fields: Record<string, QuestionField> = {
    ...(!chosen && { day, note }),
    ...(ownerless.length > 0 && { owner }),
  };
  return (
    <Question
      title={texts.followUpOn}
      text={texts.reminds}
      fields={fields}
      yes={texts.setDay}
      onYes={(written) => {
        const follow_up_note = normalizeLine(written['note'] ?? '') || null;
        // Several records keep their own.
        const isKept = !follow_up_note && !only;
        set(
          chosen ?? { follow_up_on: written['day'] ?? null, ...(!isKept && { follow_up_note }) },
          written['owner'] ?? '',
        );
      }}
      onClose={onClose}
    />
  );
}
