import type { ReactNode } from 'react';
import { useContactChannels } from '@/components/contact-channels';
import { useTexts } from '@/components/texts';
import { MailLink } from '@/components/ui/mail-link';
import { PhoneLink } from '@/components/ui/phone-link';
import { OpeningHours } from '@/components/ui/opening-hours';
import { WhatsAppLink } from '@/components/ui/whatsapp-link';
import { Section } from './section';

interface ReachUsProps {
  /** Subject of the message, if there is one. */
  about?: string;
  /** Heading level when shown beside a form; without it, this is a section of the page. */
  heading?: 'h2' | 'h3' | 'h4';
  className?: string;
  /** Shown when only mail and telephone are available. */
  otherwise?: ReactNode;
}

/** Contact channels beyond mail and telephone, which every page already shows. */
export function ContactOptions({ about, heading: Heading, className, otherwise }: ReachUsProps) {
  const { whatsapp, hours } = useContactChannels();
  const { reach } = useTexts();
  if (!import.meta.env.HAS_CONTACT_CHANNELS || !reach || !(whatsapp ?? hours)) return otherwise;
  const ways = (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <WhatsAppLink about={about} variant="outlined" />
        <PhoneLink className="inline-flex min-h-11 items-center" />
        <MailLink className="inline-flex min-h-11 items-center" />
      </div>
      <OpeningHours className="mt-2 text-small text-quiet" />
    </>
  );
  if (!Heading) {
    return (
      <Section id="reach" title={reach.title} layout="split" className="pt-0 print:hidden">
        {ways}
      </Section>
    );
  }
  return (
    <div data-reach className={className}>
      <Heading className="mb-3 text-heading">{reach.title}</Heading>
      {ways}
    </div>
  );
}
