import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '@/components/ui/link';

interface HeaderLinkProps {
  to: string;
  /** Current only at this address, not at those below it. */
  exact?: boolean;
  icon: LucideIcon;
  label: string;
  children?: ReactNode;
}

/** Leads from every view to another screen. */
export function HeaderLink({ to, exact, icon: Icon, label, children }: HeaderLinkProps) {
  const { pathname } = useLocation();
  const isCurrent = exact ? pathname === to : pathname.startsWith(to);
  return (
    <Link to={to} aria-current={isCurrent ? 'page' : undefined} className={headerItem}>
      <Icon aria-hidden className="size-4.5" strokeWidth={1.5} />
      {label}
      {children}
    </Link>
  );
}

export const headerItem =
  'flex min-h-9 w-full items-center gap-2.5 rounded-md px-2.5 text-start hover:bg-paper hover:text-link aria-[current=page]:font-semibold aria-[current=page]:text-link max-md:min-h-11 pointer-coarse:min-h-11';
