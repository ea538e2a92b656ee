import { X } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useToastFoot } from '@/components/ui/toast-foot';
import { adminHiring } from '@/content/en/admin-hiring';
import { adminReplies } from '@/content/en/admin-replies';
import { adminSending } from '@/content/en/admin-sending';
import { cx } from '@/lib/cx';
import { NoteForm, type NoteKind } from './note-form';
import { isUntoldRejection } from './reply-draft';
import { ReplyForm } from './reply-form';
import { useTemplates } from './reply-templates';
import type { ReplyTarget } from './reply-text';
import { useTimeline } from './timeline-query';
import type { ReplyFormProps } from './use-reply-form';
import { useOpenRecordShortcut } from '../ui/open-record';
import { ToolButton } from '../ui/tool-button';

const { composer: texts, editor } = adminSending;

type ComposerMode = 'reply' | NoteKind;

/** `name` is what a screen reader says in place of the label. */
const modeButtons = [
  { ownMode: 'reply', label: texts.reply, name: adminReplies.title, shortcut: 'r' },
  { ownMode: 'note', label: texts.note, name: undefined, shortcut: 'n' },
  { ownMode: 'called', label: texts.call, name: undefined, shortcut: 'm' },
] as const;

interface ComposerProps extends ReplyTarget {
  /** The record was deleted meanwhile: what is being written stays. */
  isDeleted?: boolean;
}

/** The foot of a record: a line of buttons, or the open form for a reply, a note or a call. */
export function Composer({ kind, record, isDeleted = false }: ComposerProps) {
  const { mode, isOpen, requestCount, open, close } = useComposerState();
  const foot = useToastFoot();
  const formKey = `${mode} ${requestCount}`;
  if (isDeleted && !isOpen) return null;
  return (
    <section
      ref={foot}
      aria-label={texts.title}
      className={cx(
        'bottom-0 z-2 border-t border-line bg-paper py-2',
        // What is being written stays docked above a phone's keyboard, however little room there is.
        isOpen ? 'flex min-h-0 flex-col [position:sticky]' : 'sticky',
      )}
    >
      {!isOpen && isUntoldRejection(kind, record) && (
        <p className="flex flex-wrap items-center gap-x-2 pb-2 text-warning">
          {adminHiring.untold.shown}
          <ToolButton variant="text" onClick={() => open('reply')}>
            {adminHiring.untold.write}
          </ToolButton>
        </p>
      )}
      <ModeButtons {...{ mode, isOpen }} onOpen={open} onClose={close} />
      {isOpen && (
        <div
          role="presentation"
          className="flex min-h-0 flex-col"
          // Escape leaves the text, and not the record.
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing)
              return;
            event.preventDefault();
            close();
          }}
        >
          {mode === 'reply' ? (
            <LoadedReplyForm key={formKey} kind={kind} record={record} onSent={close} />
          ) : (
            <NoteForm key={formKey} noteKind={mode} kind={kind} record={record} onSaved={close} />
          )}
        </div>
      )}
    </section>
  );
}

/** What is being written or was last, and whether its form is open; keys open it as well. */
function useComposerState() {
  const [composer, setComposer] = useState({
    mode: 'reply' as ComposerMode,
    isOpen: false,
    /** Number of requests from elsewhere to open it; each opens it anew with its draft. */
    requestCount: 0,
  });
  const { mode, requestCount } = composer;
  const open = (next: ComposerMode, isRequest = false) =>
    setComposer({ mode: next, isOpen: true, requestCount: requestCount + Number(isRequest) });
  useOpenRecordShortcut('r', (isRequest) => open('reply', isRequest));
  useOpenRecordShortcut('n', (isRequest) => open('note', isRequest));
  useOpenRecordShortcut('m', (isRequest) => open('called', isRequest));
  useOpenRecordShortcut('w', (isRequest) => open('whatsapp', isRequest));
  // Another form that has been opened meanwhile stays open.
  const close = () =>
    setComposer((current) => (current.mode === mode ? { ...current, isOpen: false } : current));
  return { ...composer, open, close };
}

interface ModeButtonsProps {
  mode: ComposerMode;
  isOpen: boolean;
  onOpen: (mode: ComposerMode) => void;
  onClose: () => void;
}

/** A button for each form; the one that opened it closes it as well, and then gets the focus back. */
function ModeButtons({ mode, isOpen, onOpen, onClose }: ModeButtonsProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useLayoutEffect(() => {
    const isFocusLost = document.activeElement === document.body;
    if (wasOpen.current && !isOpen && isFocusLost) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const currentMode = mode === 'whatsapp' ? 'called' : mode;
  return (
    <div className="flex shrink-0 gap-1.5">
      {modeButtons.map(({ ownMode, label, name, shortcut }) => {
        const isCurrent = ownMode === currentMode;
        return (
          <ToolButton
            key={ownMode}
            ref={isCurrent ? opener : undefined}
            aria-label={name}
            aria-expanded={isOpen && isCurrent}
            aria-keyshortcuts={shortcut}
            title={`${name ?? label} (${shortcut})`}
            variant={isOpen ? 'plain' : 'outlined'}
            className={cx(
              'font-normal!',
              isOpen && isCurrent && 'bg-sand font-semibold! text-link',
              !isOpen && ownMode === 'reply' && 'grow justify-start! text-quiet',
            )}
            onClick={() => (isOpen && isCurrent ? onClose() : onOpen(ownMode))}
          >
            {!isOpen && ownMode === 'reply' ? `${label}…` : label}
          </ToolButton>
        );
      })}
      {isOpen && (
        <ToolButton
          variant="plain"
          className="ms-auto min-w-11 px-2! md:min-w-9"
          aria-label={editor.close}
          title={texts.close}
          onClick={onClose}
        >
          <X aria-hidden className="size-5" strokeWidth={1.5} />
        </ToolButton>
      )}
    </div>
  );
}

function LoadedReplyForm({ kind, record, onSent }: ReplyFormProps) {
  const templates = useTemplates(kind.table);
  const { isPending } = useTimeline({ table: kind.table, recordId: record.id });
  if (!record['email']) {
    return (
      <p role="status" className="pt-2">
        {editor.noAddress}
      </p>
    );
  }
  if (!templates || isPending) return null;
  return <ReplyForm {...{ kind, record, onSent }} />;
}
