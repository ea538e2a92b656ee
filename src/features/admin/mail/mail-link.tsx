import { Mail } from 'lucide-react';
import { Link } from '@/components/ui/link';
import { adminMail } from '@/content/en/admin-mail';
import { cx } from '@/lib/cx';
import { useLocation } from 'react-router-dom';
import { mailPath } from '../records/tabs';
import { useStaffQuery } from '../ui/staff-query';
import { toolButton, toolVariants } from '../ui/tool-button';
import { healthOf, mailStateQuery, signMs } from './mail-queries';

/**
 * Links to Mail from every view, with a warning while mail is in trouble, because no mail can report that.
 */
export function MailLink() {
  const { pathname } = useLocation();
  const { data, dataUpdatedAt } = useStaffQuery({ ...mailStateQuery, refetchInterval: signMs });
  const isHere = pathname.startsWith(mailPath);
  return (
    <Link
      to={mailPath}
      aria-current={isHere ? 'page' : undefined}
      className={cx(
        toolButton,
        toolVariants.outlined,
        'relative aria-[current=page]:border-brand aria-[current=page]:text-brand max-md:min-w-11',
      )}
    >
      <Mail aria-hidden className="size-4.5" strokeWidth={1.5} />
      <span className="max-md:sr-only">{adminMail.title}</span>
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
    </Link>
  );
}
