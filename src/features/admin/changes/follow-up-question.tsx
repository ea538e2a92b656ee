import { adminOwner as texts } from '@/content/en/admin-owner';
import { normalizeLine } from '@/lib/normalize-text';
import { limits } from '@/lib/rules';
import { workday } from './offered-days';
import type { RowValues } from './staff-fields';
import type { StaffRecord } from '../records/record-kind';
import { useCompanyToday } from '../ui/mail-state';
import { QuestionDialog } from '../ui/question-dialog';
import { dayField, type QuestionField } from '../ui/question-field';
import { dayAfter } from '../ui/timestamps';

interface FollowUpQuestionProps {
  records: readonly StaffRecord[];
  onSet: (values: RowValues) => void;
  onClose: () => void;
}

const [, maxNoteLength] = limits.line;

/** Asks for the day of a follow-up, and what it is about; without a text, several records keep their own. */
export function FollowUpQuestion({ records, onSet, onClose }: FollowUpQuestionProps) {
  const today = useCompanyToday();
  const onlyRecord = records.length === 1 ? records[0] : undefined;
  const stored = (column: string) => String(onlyRecord?.[column] ?? '');
  const day = dayField(texts.day, texts.wrongDay, {
    min: today,
    value: stored('follow_up_on') || workday(dayAfter(today, 1)),
  });
  const note: QuestionField = {
    label: texts.note,
    value: stored('follow_up_note'),
    maxLength: maxNoteLength,
  };
  return (
    <QuestionDialog
      title={texts.followUpOn}
      text={texts.reminds}
      fields={{ day, note }}
      yes={texts.setDay}
      onYes={(written) => {
        const follow_up_note = normalizeLine(written.note) || null;
        const keepsNotes = !follow_up_note && !onlyRecord;
        onSet({ follow_up_on: written.day, ...(!keepsNotes && { follow_up_note }) });
        return undefined;
      }}
      onClose={onClose}
    />
  );
}
