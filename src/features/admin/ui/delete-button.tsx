import type { ReactNode } from 'react';
import { QuestionButton } from './question';
import { changeRow, useCommand } from './use-command';

interface DeleteButtonProps {
  table: 'invitations' | 'job_postings' | 'mail_recipients' | 'messages' | 'record_files';
  id: string;
  children: ReactNode;
  label?: string;
  variant?: 'text' | 'danger';
  className?: string;
  question: { title: string; text: string; cancel: string; confirm: string };
  /** Reported after the deletion, if it is not visible otherwise. */
  done?: string;
  failed: string;
  onDeleted?: () => void;
}

/** Deletes a row after confirmation. */
export function DeleteButton(props: DeleteButtonProps) {
  const { table, id, children, label, variant = 'text', className, question } = props;
  const { done, failed, onDeleted } = props;
  // The question disappears with its row; closing it earlier would focus a button about to be removed.
  const { run, problem } = useCommand({
    run: () => changeRow(table, id, 'delete'),
    changes: [table],
    done,
    failed,
    onDone: onDeleted,
  });
  const { confirm, ...words } = question;
  return (
    <>
      <QuestionButton
        {...words}
        button={{ variant, className, children, 'aria-label': label }}
        yes={confirm}
        danger
        onYes={() => run().then(() => undefined)}
      />
      {problem && <p className="font-semibold text-bad">{problem}</p>}
    </>
  );
}
