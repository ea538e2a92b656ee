import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { admin } from '@/content/en/admin';
import { site } from '@/content/facts/site';
import { cx } from '@/lib/cx';
import { useHydrated } from '@/lib/use-hydrated';
import { lazyPart } from '../ui/lazy-part';
import { ToolButton } from '../ui/tool-button';

const linkClasses = 'min-h-11 text-link underline-offset-4 hover:underline';

interface ScreenProps {
  title: string;
  text?: ReactNode;
  isAlert?: boolean;
  children: ReactNode;
}

export function Screen({ title, text, isAlert = false, children }: ScreenProps) {
  return (
    <main
      id="main"
      className="mx-auto flex min-h-dvh w-full max-w-sm flex-col justify-center gap-6 px-gutter py-10 text-small"
    >
      <div role={isAlert ? 'alert' : undefined}>
        <p className="text-quiet">{site.name}</p>
        <h1 className="mt-1 text-[1.75rem] leading-tight font-semibold">{title}</h1>
        {text && <p className="mt-2 wrap-anywhere text-quiet">{text}</p>}
      </div>
      {children}
      <p className="border-t border-line pt-4 text-tool">
        <Link to="/" className={cx('inline-flex items-center', linkClasses)}>
          {admin.toSite}
        </Link>
      </p>
    </main>
  );
}

export function LinkButton(props: ComponentProps<'button'>) {
  return <button type="button" className={cx('self-start text-start', linkClasses)} {...props} />;
}

export function LoadingScreen() {
  const isHydrated = useHydrated();
  return (
    <main id="main" className="grid min-h-dvh place-items-center text-quiet">
      <div className="relative grid w-72 justify-items-center text-small">
        <output className={cx('flex items-center gap-3', !isHydrated && 'help-instead')}>
          <LoaderCircle aria-hidden className="size-6 animate-spin text-link" strokeWidth={1.5} />
          {admin.loading}
        </output>
        {!isHydrated && <p className="help">{admin.scriptMissing}</p>}
      </div>
    </main>
  );
}

interface RetryScreenProps {
  title: string;
  text: string;
  onRetry: () => void;
  onSignOut?: () => void;
}

export function RetryScreen({ title, text, onRetry, onSignOut }: RetryScreenProps) {
  return (
    <Screen isAlert {...{ title, text }}>
      <div className="flex flex-wrap gap-3">
        <ToolButton onClick={onRetry}>{admin.retry}</ToolButton>
        {onSignOut && (
          <ToolButton variant="text" onClick={onSignOut}>
            {admin.signOut}
          </ToolButton>
        )}
      </div>
    </Screen>
  );
}

/** A screen outside the dashboard whose code loads when it is first shown. */
export const lazyScreen = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyPart(load, {
    Loading: LoadingScreen,
    Failed: (props) => <RetryScreen title={admin.error} text={admin.code.failed} {...props} />,
  });
