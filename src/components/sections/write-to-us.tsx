import { ButtonLink } from '@/components/ui/button';
import { MailLink } from '@/components/ui/mail-link';
import { closingBand } from '@/content/navigation';

const [getQuote] = closingBand.actions;

/** The short way to reach us, where there is no form. */
export function WriteToUs() {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
      {getQuote && (
        <ButtonLink to={getQuote.href} look="outlined">
          {getQuote.label}
        </ButtonLink>
      )}
      <MailLink className="inline-flex min-h-11 items-center" />
    </div>
  );
}
