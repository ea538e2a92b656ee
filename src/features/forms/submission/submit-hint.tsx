import { MailLink } from '@/components/ui/mail-link';
import type { FormPartsTexts } from '@/content/texts';
import { cx } from '@/lib/cx';
import { useHydrated } from '@/lib/use-hydrated';

interface SubmitHintProps {
  texts: FormPartsTexts['help'];
  next: string;
}

/**
 * What comes after the click; or, where the form's code does not come, what to do instead. Styles alone
 * show that, in the same place, after a while: no script need run. See app/mailto-fallback.ts for the text typed.
 */
export function SubmitHint({ texts, next }: SubmitHintProps) {
  const ready = useHydrated();
  return (
    <div className="relative min-w-0 flex-[1_1_15rem] text-small">
      <p className={cx('text-quiet', !ready && 'help-instead')}>{next}</p>
      {!ready && (
        <p className="help">
          {texts.text} <MailLink />
          <a hidden data-mails-form href="mailto:" className="ms-2 underline underline-offset-4">
            {texts.withText}
          </a>
        </p>
      )}
    </div>
  );
}
