import { site } from '@/content/facts/site';
import { cx } from '@/lib/cx';
import { mailto } from '@/lib/mailto';

export function MailLink({ className }: { className?: string }) {
  return (
    <a
      href={mailto(site.email)}
      className={cx('wrap-anywhere underline underline-offset-4', className)}
    >
      {site.email}
    </a>
  );
}
