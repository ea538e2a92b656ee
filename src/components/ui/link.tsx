import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler, useLocation, type To } from 'react-router-dom';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  to: To;
  /** Replaces the current history entry; a link to the current address always does. */
  replace?: boolean;
  state?: unknown;
}

/** An internal link. React Router's `Link` would add its framework mode to every page's initial bundle. */
export function Link({ to, replace, state, onClick, children, ...props }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    state,
    ...(replace !== undefined && { replace }),
  });
  return (
    <a
      {...props}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}

export function NavLink({ to, ...props }: Omit<LinkProps, 'to'> & { to: string }) {
  const isCurrent = useLocation().pathname === to;
  return <Link aria-current={isCurrent ? 'page' : undefined} to={to} {...props} />;
}
