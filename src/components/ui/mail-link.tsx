import { site } from '@/content/facts/site';
import { cx } from '@/lib/cx';
import { mailto } from '@/lib/mailto';

interface MailLinkProps {
  address?: string;
  className?: string;
}

export function MailLink({ address = site.email, className }: MailLinkProps) {
  const [name, host] = address.split('@');
  return (
    <a
      href={mailto(address)}
      className={cx('wrap-anywhere underline underline-offset-4', className)}
    >
      {name}@<wbr />
      {host}
    </a>
  );
}
