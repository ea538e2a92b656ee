import '@/styles/toaster.css';
import { useEffect } from 'react';
import { toast as show, Toaster as Sonner } from 'sonner';
import { useTexts } from '@/components/texts';
import { drainToasts } from './toast';

const usualDurationMs = 4000;
/** Of what offers something, and of what went wrong. */
const longDurationMs = 10_000;
/** At the foot, so that toasts cover no header; on a phone, above the bars that stick to its edge. */
const offset = { bottom: '1rem', left: '1rem' };
const mobileOffset = {
  bottom: 'calc(4.5rem + env(safe-area-inset-bottom))',
  left: '0.75rem',
  right: '0.75rem',
};

export function Toaster() {
  const { toasts } = useTexts();
  useEffect(
    () =>
      drainToasts((message) => {
        if ('closedId' in message) {
          show.dismiss(message.closedId);
          return;
        }
        const { kind, title, description, id, action, onClose } = message;
        show[kind](title, {
          description,
          ...(id && { id }),
          ...(action && { action: { label: action.label, onClick: action.run } }),
          ...((action || kind === 'error') && { duration: longDurationMs }),
          ...(onClose && { onDismiss: onClose, onAutoClose: onClose }),
        });
      }),
    [],
  );

  return (
    <Sonner
      theme="system"
      position="bottom-left"
      offset={offset}
      mobileOffset={mobileOffset}
      visibleToasts={3}
      duration={usualDurationMs}
      closeButton
      containerAriaLabel={toasts.region}
      className="toaster"
      toastOptions={{ closeButtonAriaLabel: toasts.close }}
    />
  );
}
