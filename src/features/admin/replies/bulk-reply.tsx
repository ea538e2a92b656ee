import { Mail } from 'lucide-react';
import { useState } from 'react';
import { adminSending } from '@/content/en/admin-sending';
import type { BulkReplyDialogProps } from './bulk-reply-dialog';
import { initialBulkTemplate } from './reply-draft';
import { useTemplates } from './reply-templates';
import { lazyDialog } from '../ui/lazy-part';
import { useShortcuts } from '../ui/shortcut';
import { ToolButton } from '../ui/tool-button';

const { bulk: texts } = adminSending;

const BulkReplyDialog = lazyDialog(
  async () => (await import('./bulk-reply-dialog')).BulkReplyDialog,
);

interface BulkReplyProps extends Omit<BulkReplyDialogProps, 'initialName'> {
  /** True once another place has opened the dialog to decline. */
  isDeclining: boolean;
}

export function BulkReply({ kind, records, isDeclining, onClose, onSent }: BulkReplyProps) {
  const [isOpen, setOpen] = useState(false);
  const templates = useTemplates(kind.table);
  useShortcuts({ r: () => setOpen(true) });
  function close() {
    setOpen(false);
    onClose();
  }
  const label = texts.open(records.length);
  return (
    <>
      <ToolButton aria-label={label} onClick={() => setOpen(true)}>
        <Mail aria-hidden className="size-4 max-md:hidden" strokeWidth={1.75} />
        <span className="max-md:hidden">{label}</span>
        <span className="md:hidden">{texts.openShort}</span>
      </ToolButton>
      {(isOpen || isDeclining) && templates && (
        <BulkReplyDialog
          kind={kind}
          records={records}
          initialName={isDeclining ? 'decline' : initialBulkTemplate(kind, records)}
          onClose={close}
          onSent={(unanswered) => {
            close();
            onSent(unanswered);
          }}
        />
      )}
    </>
  );
}
