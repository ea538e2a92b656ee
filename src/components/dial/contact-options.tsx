import { useContactChannels } from '@/components/contact-channels';
import { useTexts } from '@/components/texts';
import { MailLink } from '@/components/ui/mail-link';
import { PhoneLink } from '@/components/ui/phone-link';
import { OpeningHours } from '@/components/ui/opening-hours';
import { WhatsAppLink } from '@/components/ui/whatsapp-link';
import { Section } from './section';

interface ContactOptionsProps {
  about?: string;
  heading: 'h2' | 'h3' | 'h4';
}

/** Beside a form: how to reach a person instead. */
export function ContactOptions({ about, heading: Heading }: ContactOptionsProps) {
  const { talk } = useTexts().ui;
  return (
    <div data-reach>
      <Heading className="mb-3 text-heading">{talk}</Heading>
      <Channels about={about} />
    </div>
  );
}

/** The same on a page without a form; mail and telephone alone are in its footer already. */
export function ContactOptionsSection({ about }: { about: string }) {
  const { whatsapp, hours } = useContactChannels();
  const { talk } = useTexts().ui;
  if (!import.meta.env.HAS_CONTACT_CHANNELS || !(whatsapp ?? hours)) return null;
  return (
    <div className="print:hidden">
      <Section id="reach" title={talk} isTitleBeside>
        <Channels about={about} />
      </Section>
    </div>
  );
}

function Channels({ about }: { about: string | undefined }) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <WhatsAppLink about={about} variant="outlined" />
        <PhoneLink className="inline-flex min-h-11 items-center" />
        <MailLink className="inline-flex min-h-11 items-center" />
      </div>
      <OpeningHours className="mt-2 text-small text-quiet" />
    </>
  );
}
