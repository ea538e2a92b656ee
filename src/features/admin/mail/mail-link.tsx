import { Mail } from 'lucide-react';
import { adminMail } from '@/content/en/admin-mail';
import { mailPath } from '../records/tabs';
import { HeaderLink } from '../ui/header-link';
import { useStaffQuery } from '../ui/staff-query';
import { healthOf, mailStateQuery, signMs } from './mail-queries';

/** Links to Mail, with a warning while mail is in trouble, because no mail can report that. */
export function MailLink() {
  const { data, dataUpdatedAt } = useStaffQuery({ ...mailStateQuery, refetchInterval: signMs });
  return (
    <HeaderLink to={mailPath} icon={Mail} label={adminMail.title}>
      {data && healthOf(data, dataUpdatedAt).needsAttention && (
        <>
          <span
            aria-hidden
            className="absolute -end-1.5 -top-1.5 grid size-5 place-items-center rounded-full bg-bad text-[0.75rem] leading-none font-bold text-page"
          >
            !
          </span>{' '}
          <span className="sr-only">{adminMail.attention}</span>
        </>
      )}
    </HeaderLink>
  );
}
