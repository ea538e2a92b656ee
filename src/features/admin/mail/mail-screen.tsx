import { adminMail } from '@/content/en/admin-mail';
import { useStartAtTop } from '../ui/use-start-at-top';
import { MailStateSection } from './mail-state-section';
import { RecipientsSection } from './recipients-section';
import { UnsentSection } from './unsent-section';

/** How mail is doing, what could not be sent, and who is told of what. */
export function MailScreen() {
  useStartAtTop();
  return (
    <div className="mx-auto max-w-4xl">
      <h2 className="pb-3 text-heading">{adminMail.title}</h2>
      <MailStateSection />
      <UnsentSection />
      <RecipientsSection />
    </div>
  );
}
