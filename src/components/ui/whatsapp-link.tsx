import { useContactChannels } from '@/components/contact-channels';
import { useTexts } from '@/components/texts';
import { encodeText } from '@/lib/mailto';
import { ButtonAnchor } from './button';
import { Icon } from './icons';

interface WhatsAppLinkProps {
  /** Subject that starts the message; never text that a visitor typed. */
  about?: string | undefined;
  variant: 'outlined' | 'text';
}

export function WhatsAppLink({ about, variant }: WhatsAppLinkProps) {
  const { whatsapp } = useContactChannels();
  const { contactChannels: texts, ui } = useTexts();
  if (!import.meta.env.HAS_CONTACT_CHANNELS || !texts || !whatsapp) return null;
  return (
    <ButtonAnchor
      variant={variant}
      size="small"
      href={`https://wa.me/${whatsapp}${about ? `?text=${encodeText(texts.about(about))}` : ''}`}
      target="_blank"
      rel="noopener"
    >
      <Icon
        d="m3 21 1.6-4.6a9 9 0 1 1 3.2 3.1zM9 8.5c-.6 3.4 3.1 7.1 6.5 6.5l.5-1.8-2-.9-1.1.9a5 5 0 0 1-2.1-2.1l.9-1.1-.9-2z"
        className="size-5 shrink-0"
      />
      {`${texts.whatsapp} `}
      <span className="sr-only">{ui.opensInNewTab}</span>
    </ButtonAnchor>
  );
}
