import type { ComponentProps } from 'react';
import { QuestionButton } from './question-dialog';
import type { ToolButton } from './tool-button';
import { changeRow, useCommand } from './use-command';

interface DeleteRowButtonProps extends ComponentProps<typeof ToolButton> {
  table: 'invitations' | 'job_postings' | 'mail_recipients' | 'messages' | 'record_files';
  id: string;
  children: string;
  title: string;
  text: string;
  /** Reported after the deletion, if it is not visible otherwise. */
  done?: string;
  failed: string;
  onDeleted?: () => void;
}

/** Deletes a row after confirmation. A toast reports a failure, so the question closes in either case. */
export function DeleteRowButton(props: DeleteRowButtonProps) {
  const { table, id, title, text, done, failed, onDeleted, ...button } = props;
  // The question disappears with its row; closing it earlier would focus a button about to be removed.
  const { run } = useCommand({
    run: () => changeRow(table, id, 'delete'),
    changes: [table],
    done,
    failed,
    onDone: onDeleted,
  });
  return (
    <QuestionButton
      {...{ title, text }}
      button={{ variant: 'text', ...button }}
      yes={button.children}
      isDestructive
      onYes={() => run().then(() => undefined)}
    />
  );
}
