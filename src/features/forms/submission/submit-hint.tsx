import { MailLink } from '@/components/ui/mail-link';
import type { FormPartsTexts } from '@/content/texts';
import { cx } from '@/lib/cx';
import { useHydrated } from '@/lib/use-hydrated';

/**
 * Says what happens after the click. When the form's code does not load, CSS alone replaces it with an
 * alternative after a while; app/mailto-fallback.ts adds the typed text.
 */
export function SubmitHint({ texts, next }: { texts: FormPartsTexts['help']; next: string }) {
  const isHydrated = useHydrated();
  return (
    <div className="relative min-w-0 grow basis-60 text-small">
      <p className={cx('text-quiet', !isHydrated && 'help-instead')}>{next}</p>
      {!isHydrated && (
        <p className="help">
          {texts.text} <MailLink />{' '}
          <a hidden data-mails-form href="mailto:" className="underline underline-offset-4">
            {texts.withText}
          </a>
        </p>
      )}
    </div>
  );
}
