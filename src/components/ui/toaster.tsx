import { useEffect } from 'react';
import { toast as show, Toaster as Sonner } from 'sonner';
import { useTexts } from '@/components/texts';
import { drainToasts } from './toast';

/** Shows up to three toasts for four seconds each; hover and focus pause them. */
export function Toaster() {
  const { toasts } = useTexts();
  useEffect(
    () =>
      drainToasts(({ kind, title, description }) => {
        show[kind](title, { description });
      }),
    [],
  );

  return (
    <Sonner
      theme="system"
      position="bottom-right"
      visibleToasts={3}
      duration={4000}
      closeButton
      containerAriaLabel={toasts.region}
      className="toaster"
      toastOptions={{ closeButtonAriaLabel: toasts.close }}
    />
  );
}
