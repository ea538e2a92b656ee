import { MailLink } from '@/components/ui/mail-link';
import { site } from '@/content/facts/site';
import type { FormPartsTexts } from '@/content/texts';

/** Where else we can be reached. */
export function OtherWays({ texts }: { texts: FormPartsTexts['submission'] }) {
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 font-normal text-text">
      {texts.otherWays} <MailLink className="inline-flex min-h-6 items-center" />
      <a
        href={`tel:${site.phone.replaceAll(' ', '')}`}
        className="inline-flex min-h-6 items-center underline underline-offset-4"
      >
        {site.phone}
      </a>
    </p>
  );
}
