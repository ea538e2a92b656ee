import { site } from '@/content/facts/site';
import { cx } from '@/lib/cx';

export function PhoneLink({ className }: { className?: string }) {
  return (
    <a
      href={`tel:${site.phone.replaceAll(' ', '')}`}
      className={cx('underline underline-offset-4', className)}
    >
      {site.phone}
    </a>
  );
}
