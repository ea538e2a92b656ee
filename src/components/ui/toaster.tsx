import { useEffect } from 'react';
import { toast as show, Toaster as Sonner } from 'sonner';
import { useTexts } from '@/components/texts';
import { drainToasts } from './toast';

/** Time to read a toast, and to decide on its action. */
const usualMs = 4000;
const actionMs = 10_000;
/** Over the header, so that toasts cover nothing that is about to be pressed. */
const topPx = 6;

/** Shows up to three toasts; hover and focus pause them. */
export function Toaster() {
  const { toasts } = useTexts();
  useEffect(
    () =>
      drainToasts((message) => {
        if ('closed' in message) {
          show.dismiss(message.closed);
          return;
        }
        const { kind, title, description, id, action, onClose } = message;
        show[kind](title, {
          description,
          ...(id && { id }),
          ...(action && {
            action: { label: action.label, onClick: action.run },
            duration: actionMs,
          }),
          ...(onClose && { onDismiss: onClose, onAutoClose: onClose }),
        });
      }),
    [],
  );

  return (
    <Sonner
      theme="system"
      position="top-right"
      offset={topPx}
      mobileOffset={topPx}
      visibleToasts={3}
      duration={usualMs}
      closeButton
      containerAriaLabel={toasts.region}
      className="toaster"
      toastOptions={{ closeButtonAriaLabel: toasts.close }}
    />
  );
}
