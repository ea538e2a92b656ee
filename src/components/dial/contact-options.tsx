import { useContactChannels } from '@/components/contact-channels';
import { useTexts } from '@/components/texts';
import { MailLink } from '@/components/ui/mail-link';
import { PhoneLink } from '@/components/ui/phone-link';
import { OpeningHours } from '@/components/ui/opening-hours';
import { WhatsAppLink } from '@/components/ui/whatsapp-link';
import { Section } from './section';

interface ContactOptionsProps {
  about?: string;
  heading?: 'h2' | 'h3' | 'h4';
}

/** The contact channels; a page without a form has mail and telephone in its footer, which is enough. */
export function ContactOptions({ about, heading: Heading }: ContactOptionsProps) {
  const { whatsapp, hours } = useContactChannels();
  const { talk } = useTexts().ui;
  if (!Heading && !(import.meta.env.HAS_CONTACT_CHANNELS && (whatsapp ?? hours))) return null;
  const channels = (
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
      <div className="print:hidden">
        <Section id="reach" title={talk} isTitleBeside>
          {channels}
        </Section>
      </div>
    );
  }
  return (
    <div data-reach>
      <Heading className="mb-3 text-heading">{talk}</Heading>
      {channels}
    </div>
  );
}
