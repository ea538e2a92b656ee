import { useEffect, useState, type ComponentType } from 'react';
import { useQueuedToasts } from './toast';

export function ToastHost() {
  const [Toaster, setToaster] = useState<ComponentType>();
  // Changes with every toast that is not shown, so that the next one retries a failed load.
  const unseen = useQueuedToasts();

  useEffect(() => {
    if (unseen === 0) return;
    import('./toaster').then(
      (module) => setToaster(() => module.Toaster),
      // Toasts only repeat what the page already shows.
      () => undefined,
    );
  }, [unseen]);

  return Toaster ? <Toaster /> : null;
}
