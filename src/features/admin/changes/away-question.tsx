import { adminAway } from '@/content/en/admin-away';
import { ownerName, useColleagues, type Colleague } from '../ui/colleagues';
import { isolated } from '../ui/direction';
import { Question } from '../ui/question';
import { useStaffUser } from '../ui/staff-user';
import { weekdayText } from '../ui/timestamps';
import type { RecordTable } from '../records/record-list';

const { question: texts } = adminAway;

interface AwayQuestionProps {
  table: RecordTable;
  chosen: Colleague;
  onAnswer: (owner: string) => void;
  onClose: () => void;
}

/** Asks whether somebody who is away is assigned something, or the one who takes over. */
export function AwayQuestion({ table, chosen, onAnswer, onClose }: AwayQuestionProps) {
  const me = useStaffUser().id;
  const { colleagues } = useColleagues();
  const deputy = colleagues?.find(
    ({ id, table_names }) => id === chosen.stand_in_id && table_names.includes(table),
  );
  const name = (id: string) => isolated(ownerName(id, colleagues));
  const anyway = { label: texts.anyway, onChoose: () => void onAnswer(chosen.id) };
  return (
    <Question
      title={texts.title(name(chosen.id), weekdayText(chosen.away_until ?? ''))}
      onClose={onClose}
      {...(deputy
        ? {
            text: deputy.id === me ? texts.textForMe : texts.text(name(deputy.id)),
            other: anyway,
            yes: deputy.id === me ? texts.insteadMe : texts.instead(name(deputy.id)),
            onYes: () => void onAnswer(deputy.id),
          }
        : { text: texts.textWithout, yes: anyway.label, onYes: anyway.onChoose })}
    />
  );
}
