import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler, useLocation, type To } from 'react-router-dom';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  to: To;
  /** Takes the place of this page in the browser's history; a link to the same address always does. */
  replace?: boolean;
  /** What the next page finds in its location's state. */
  state?: unknown;
}

/**
 * A link inside the site. React Router's own brings its framework mode's code along, which every
 * page would start with.
 */
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

/** A link in a menu: says so when it leads to the page that is shown. */
export function NavLink({ to, ...props }: Omit<LinkProps, 'to'> & { to: string }) {
  const here = useLocation().pathname === to;
  return <Link aria-current={here ? 'page' : undefined} to={to} {...props} />;
}
