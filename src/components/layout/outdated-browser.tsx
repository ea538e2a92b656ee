import { MailLink } from '@/components/ui/mail-link';
import type { OutdatedTexts } from '@/content/texts';

/** Stands in front of each page. Styles hide it from all browsers that are not too old, see site.css. */
export function OutdatedBrowser({ texts, staff }: { texts: OutdatedTexts; staff: boolean }) {
  if (staff) return <p className="outdated for-staff">{texts.staff}</p>;
  return (
    <p className="outdated">
      {texts.visitors} <MailLink />
    </p>
  );
}
