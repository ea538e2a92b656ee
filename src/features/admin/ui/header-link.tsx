import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '@/components/ui/link';
import { cx } from '@/lib/cx';
import { toolButton, toolVariants } from './tool-button';

interface HeaderLinkProps {
  to: `/admin/${string}`;
  icon: LucideIcon;
  label: string;
  children?: ReactNode;
}

/** Leads from every view to a screen that is not a tab. */
export function HeaderLink({ to, icon: Icon, label, children }: HeaderLinkProps) {
  const { pathname } = useLocation();
  return (
    <Link
      to={to}
      aria-current={pathname.startsWith(to) ? 'page' : undefined}
      className={cx(
        toolButton,
        toolVariants.outlined,
        'relative aria-[current=page]:border-brand aria-[current=page]:text-brand max-md:min-w-11',
      )}
    >
      <Icon aria-hidden className="size-4.5" strokeWidth={1.5} />
      <span className="max-md:sr-only">{label}</span>
      {children}
    </Link>
  );
}
