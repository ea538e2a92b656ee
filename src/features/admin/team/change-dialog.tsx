import type { ReactNode } from 'react';
import { adminTeam } from '@/content/en/admin-team';
import { Dialog, DialogActions } from '../ui/dialog';
import { ToolButton } from '../ui/tool-button';

interface ChangeDialogProps {
  texts: { title: string; cancel: string; submit: string; busy: string };
  text: string;
  variant: 'filled' | 'danger';
  isReady?: boolean;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks before a colleague loses something, and says what ends with it. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { texts, text, variant, isReady = true, isPending, onConfirm, onClose, children } = props;
  return (
    <Dialog title={texts.title} text={text} onClose={onClose}>
      {children}
      <p className="text-quiet">{adminTeam.ends}</p>
      <DialogActions cancel={texts.cancel}>
        <ToolButton variant={variant} inactive={!isReady || isPending} onClick={onConfirm}>
          {isPending ? texts.busy : texts.submit}
        </ToolButton>
      </DialogActions>
    </Dialog>
  );
}
