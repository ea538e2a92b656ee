import * as Alert from '@radix-ui/react-alert-dialog';
import { useRef, useState, type ReactNode } from 'react';
import { admin } from '@/content/en/admin';
import { cx } from '@/lib/cx';
import { openWaitingDialogs } from './focus-return';
import { ToolButton } from './tool-button';

interface DialogProps {
  title: string;
  text: string;
  children: ReactNode;
  /** Called by Escape and by closing buttons; without it, the dialog requires an answer. */
  onClose?: () => void;
  /** Selector of the initial focus; by default the answer that changes nothing. */
  focus?: string;
  /** Hides the page below, because an unknown person might be looking. */
  isVeiled?: boolean;
}

/**
 * A modal question. Radix's overlay is not used: it adds a style element, which a strict Content-Security-
 * Policy forbids.
 */
export function Dialog(props: DialogProps) {
  const { title, text, children, onClose, focus = '[data-safe]', isVeiled = false } = props;
  const content = useRef<HTMLDivElement>(null);
  const [opener] = useState(() => document.activeElement);
  const [section] = useState(() => opener?.closest('section'));
  return (
    <Alert.Root open onOpenChange={(open) => !open && onClose?.()}>
      <Alert.Portal>
        <div
          aria-hidden
          className={cx(
            'fixed inset-0 z-50',
            isVeiled ? 'bg-paper/85 backdrop-blur-xl' : 'bg-night/50',
          )}
        />
        <Alert.Content
          ref={content}
          aria-modal
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            (content.current?.querySelector<HTMLElement>(focus) ?? content.current)?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // A link in the dialog may have led to a record, whose heading has the focus by now.
            if (document.activeElement === document.body) returnFocus(opener, section);
            openWaitingDialogs();
          }}
          onEscapeKeyDown={(event) => !onClose && event.preventDefault()}
          className="fixed inset-x-3 top-[max(1rem,18dvh)] z-50 mx-auto flex max-h-[80dvh] max-w-xl scroll-pb-20 flex-col gap-5 overflow-y-auto rounded border border-line bg-sand p-5 text-tool text-ink shadow-2xl md:p-6"
        >
          <div>
            <Alert.Title className="text-heading">{title}</Alert.Title>
            <Alert.Description className="mt-2 wrap-anywhere text-quiet">{text}</Alert.Description>
          </div>
          {children}
        </Alert.Content>
      </Alert.Portal>
    </Alert.Root>
  );
}

interface DialogActionsProps {
  cancel?: string;
  children?: ReactNode;
}

/** The dialog's buttons, in reading order with the safe one first; they stay visible while it scrolls. */
export function DialogActions({ cancel = admin.cancel, children }: DialogActionsProps) {
  return (
    <div className="sticky -bottom-5 -mx-5 -mb-5 flex flex-wrap justify-end gap-2.5 border-t border-line bg-sand px-5 py-3 max-sm:*:grow md:-bottom-6 md:-mx-6 md:-mb-6 md:px-6">
      <Alert.Cancel asChild>
        <ToolButton data-safe>{cancel}</ToolButton>
      </Alert.Cancel>
      {children}
    </div>
  );
}

/** Returns the focus to its previous element or, if that was removed, to the heading of its section. */
function returnFocus(opener: Element | null, section: Element | null | undefined) {
  const target = opener?.isConnected ? opener : section?.querySelector('[tabindex="-1"]');
  // The heading may be far above what was removed.
  if (target instanceof HTMLElement) target.focus({ preventScroll: target !== opener });
}
