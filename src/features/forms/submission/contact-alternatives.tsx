import { MailLink } from '@/components/ui/mail-link';
import { PhoneLink } from '@/components/ui/phone-link';
import { OpeningHours } from '@/components/ui/opening-hours';
import { WhatsAppLink } from '@/components/ui/whatsapp-link';
import type { FormPartsTexts } from '@/content/texts';

interface ContactAlternativesProps {
  texts: FormPartsTexts['submission'];
  about?: string | undefined;
}

export function ContactAlternatives({ texts, about }: ContactAlternativesProps) {
  return (
    <div className="mt-1 font-normal text-ink">
      <p className="flex flex-wrap items-center gap-x-4">
        {texts.otherWays} <MailLink className="inline-flex min-h-6 items-center" />
        <PhoneLink className="inline-flex min-h-6 items-center" />
        <WhatsAppLink about={about} variant="text" />
      </p>
      <OpeningHours />
    </div>
  );
}
