import { useEffect, useState, type ComponentType } from 'react';
import { useQueuedToastCount } from './toast';

export function ToastHost() {
  const [Toaster, setToaster] = useState<ComponentType>();
  // Changes with every toast that is not shown, so that the next one retries a failed load.
  const queuedCount = useQueuedToastCount();

  useEffect(() => {
    if (queuedCount === 0) return;
    import('./toaster').then(
      (module) => setToaster(() => module.Toaster),
      // Toasts only repeat what the page already shows.
      () => undefined,
    );
  }, [queuedCount]);

  return Toaster ? <Toaster /> : null;
}
