import { MailLink } from '@/components/ui/mail-link';
import type { OutdatedTexts } from '@/content/texts';

/** Rendered before every page. The styles in site.css show it only in browsers that are too old. */
export function OutdatedBrowser({ texts, staff }: { texts: OutdatedTexts; staff: boolean }) {
  if (staff) return <p className="outdated for-staff">{texts.staff}</p>;
  return (
    <p className="outdated">
      {texts.visitors} <MailLink />
    </p>
  );
}
