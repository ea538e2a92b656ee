import { adminMail } from '@/content/en/admin-mail';
import { useStaffQuery } from '../ui/staff-query';
import { mailHealthOf } from './mail-queries';
import { mailStateQuery } from '../ui/mail-state';

const checkMs = 3 * 60_000;

/** Warns while mail is in trouble, because no mail can report that. */
export function MailMark() {
  const { data, dataUpdatedAt } = useStaffQuery({ ...mailStateQuery, refetchInterval: checkMs });
  if (!data || !mailHealthOf(data, dataUpdatedAt).needsAttention) return null;
  return (
    <>
      <span
        aria-hidden
        className="grid size-5 place-items-center rounded-full bg-bad text-[0.75rem] leading-none font-bold text-paper"
      >
        !
      </span>{' '}
      <span className="sr-only">{adminMail.attention}</span>
    </>
  );
}
