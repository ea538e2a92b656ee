import { adminHiring } from '@/content/en/admin-hiring';
import { Dialog, DialogActions } from '../ui/dialog';
import { isolated } from '../ui/direction';
import { ToolButton } from '../ui/tool-button';

const { closing: texts } = adminHiring;

interface ClosingQuestionProps {
  title: string;
  /** The applicants who wait for a decision. */
  count: number;
  onCancel: () => void;
  onClose: (write: boolean) => void;
}

/** Asks before a posting is closed while applicants wait. */
export function ClosingQuestion({ title, count, onCancel, onClose }: ClosingQuestionProps) {
  return (
    <Dialog title={texts.title(isolated(title), count)} text={texts.text} onClose={onCancel}>
      <DialogActions cancel={texts.cancel}>
        <ToolButton onClick={() => onClose(false)}>{texts.only}</ToolButton>
        <ToolButton variant="filled" onClick={() => onClose(true)}>
          {texts.write(count)}
        </ToolButton>
      </DialogActions>
    </Dialog>
  );
}
