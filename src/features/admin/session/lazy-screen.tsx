import type { ComponentType } from 'react';
import { admin } from '@/content/en/admin';
import { LoadingScreen, RetryScreen } from './screens';
import { lazyCode } from '../ui/lazy-part';

/** A screen outside the dashboard whose code loads when it is first shown. */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const useCode = lazyCode(load);
  return function LazyScreen(props: Props) {
    const { Loaded, failed, retry } = useCode();
    if (Loaded) return <Loaded {...props} />;
    if (!failed) return <LoadingScreen />;
    return <RetryScreen title={admin.error} text={admin.code.failed} onRetry={retry} />;
  };
}
