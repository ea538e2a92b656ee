import { adminAway } from '@/content/en/admin-away';
import { ownerName, useColleagues, type Colleague } from '../ui/colleagues';
import { isolated } from '../ui/direction';
import { Dialog, DialogActions } from '../ui/dialog';
import { useStaffUser } from '../ui/staff-user';
import { weekdayText } from '../ui/timestamps';
import { ToolButton } from '../ui/tool-button';
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
  const isMe = deputy?.id === me;
  const name = (id: string) => isolated(ownerName(id, colleagues));
  return (
    <Dialog
      title={texts.title(name(chosen.id), weekdayText(chosen.away_until ?? ''))}
      text={deputy ? (isMe ? texts.textForMe : texts.text(name(deputy.id))) : texts.textWithout}
      onClose={onClose}
    >
      <DialogActions cancel={texts.cancel}>
        <ToolButton onClick={() => onAnswer(chosen.id)}>{texts.anyway}</ToolButton>
        {deputy && (
          <ToolButton variant="filled" onClick={() => onAnswer(deputy.id)}>
            {isMe ? texts.insteadMe : texts.instead(name(deputy.id))}
          </ToolButton>
        )}
      </DialogActions>
    </Dialog>
  );
}
