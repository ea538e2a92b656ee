import { useEffect, useReducer, useState, type ComponentType } from 'react';
import { toast } from '@/components/ui/toast';
import { admin } from '@/content/en/admin';
import { prefersReducedData } from '@/lib/prefers-reduced-data';
import { withoutReload } from '@/lib/stale-chunk';
import { Failure, Skeleton } from './list-states';

type Load<Props> = () => Promise<ComponentType<Props>>;

interface Placeholders {
  Loading: ComponentType;
  Failed: ComponentType<{ onRetry: () => void }>;
}

const pagePlaceholders: Placeholders = {
  Loading: () => <Skeleton label={admin.loading} />,
  Failed: ({ onRetry }) => <Failure text={admin.code.failed} onRetry={onRetry} />,
};

/**
 * A part whose code loads when it is first shown, or before that by `usePreloadedParts`. Unlike React's `lazy` it
 * shows preloaded code at once, and asks again for code that did not load.
 */
export function lazyPart<Props extends object>(
  load: Load<Props>,
  { Loading, Failed }: Placeholders = pagePlaceholders,
): ComponentType<Props> {
  const useCode = lazyCode(load);
  return function LazyPart(props: Props) {
    const { Loaded, hasFailed, retry } = useCode();
    if (Loaded) return <Loaded {...props} />;
    return hasFailed ? <Failed onRetry={retry} /> : <Loading />;
  };
}

/** The same for a dialog, which closes when its code does not load. */
export function lazyDialog<Props extends { onClose: () => void }>(
  load: Load<Props>,
): ComponentType<Props> {
  const useCode = lazyCode(load);
  return function LazyDialog(props: Props) {
    const { onClose } = props;
    const { Loaded, hasFailed } = useCode();
    useEffect(() => {
      if (!hasFailed) return;
      toast({ kind: 'error', title: admin.error, description: admin.code.failed });
      onClose();
    }, [hasFailed, onClose]);
    if (Loaded) return <Loaded {...props} />;
    return (
      <p role="status" className="fixed inset-x-0 top-0 z-50 h-1 animate-pulse bg-marigold">
        <span className="sr-only">{admin.loading}</span>
      </p>
    );
  };
}

const preloadDelayMs = 500;
const partLoaders: (() => Promise<unknown>)[] = [];

/** Loads all parts one after the other, also those inside other parts. Failures are not kept. */
export async function loadParts(): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- what is clicked comes first
  for (const load of partLoaders) await withoutReload(load);
}

/** Loads all parts behind the first screen, so that a click need not wait, even offline. */
export function usePreloadedParts(): void {
  useEffect(() => {
    if (prefersReducedData()) return;
    const timer = setTimeout(() => void loadParts(), preloadDelayMs);
    return () => clearTimeout(timer);
  }, []);
}

function lazyCode<Props>(load: Load<Props>) {
  let Loaded: ComponentType<Props> | undefined;
  const fetchCode = async () => (Loaded ??= await load());
  partLoaders.push(fetchCode);
  return function useCode() {
    const [, rerender] = useReducer((count: number) => count + 1, 0);
    const [hasFailed, setFailed] = useState(false);
    useEffect(() => {
      if (!Loaded && !hasFailed) fetchCode().then(rerender, () => setFailed(true));
    }, [hasFailed]);
    return { Loaded, hasFailed, retry: () => setFailed(false) };
  };
}
