import { useLocation } from 'react-router-dom';
import { useHydrated } from '@/lib/use-hydrated';

export function PageNotice() {
  const { state } = useLocation() as { state: { notice?: unknown } | null };
  const hydrated = useHydrated();
  if (!hydrated || typeof state?.notice !== 'string') return null;
  return (
    <p
      role="alert"
      className="rule-b border-bad bg-sand px-gutter py-3 text-center text-small font-semibold text-bad"
    >
      {state.notice}
    </p>
  );
}
