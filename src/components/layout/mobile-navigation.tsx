import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '@/components/ui/button';
import { NavLink } from '@/components/ui/link';
import { ChevronDown, MenuMark } from '@/components/ui/marks';
import { header, ui } from '@/content/en/navigation';
import type { NavLink as NavLinkData } from '@/content/types';
import { cx } from '@/lib/cx';

const panelId = 'mobile-navigation';

/** The same items behind a hamburger. Without a script the panel is simply open. */
export function MobileNavigation() {
  const { key } = useLocation();
  // Open for the page on which it was opened: a move to the next one closes it.
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === key;
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      setOpenAt(undefined);
      button.current?.focus();
    }
    document.addEventListener('keydown', closeOnEscape, true);
    return () => document.removeEventListener('keydown', closeOnEscape, true);
  }, [open]);

  return (
    <div className="ms-auto lg:hidden">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        aria-label={open ? ui.closeMenu : ui.menu}
        onClick={() => setOpenAt(open ? undefined : key)}
        className="-me-2.5 flex size-12 items-center justify-center noscript:hidden"
      >
        <MenuMark open={open} />
      </button>
      <nav
        id={panelId}
        aria-label={ui.mainNavigation}
        className={cx(
          'absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto border-b border-hairline bg-page px-gutter pt-2 pb-6 shadow-lg noscript:static noscript:block',
          !open && 'hidden',
        )}
      >
        <ul className="divide-y divide-hairline">
          {header.items.map((item) => (
            <li key={item.name}>
              {'items' in item ? (
                <details className="group">
                  <summary className="flex min-h-12 list-none items-center justify-between py-2 font-semibold [&::-webkit-details-marker]:hidden">
                    {item.name}
                    <ChevronDown className="size-5 transition-transform group-open:rotate-180" />
                  </summary>
                  <ul className="pb-3">
                    {item.items.map((entry) => (
                      <li key={entry.path}>
                        <Entry entry={entry} className="ps-4 text-quiet" />
                      </li>
                    ))}
                  </ul>
                </details>
              ) : (
                <Entry entry={item} className="font-semibold" />
              )}
            </li>
          ))}
        </ul>
        <div className="mt-5 grid gap-3">
          {header.actions.map(({ href, label }, index) => (
            <ButtonLink key={href} to={href} look={index === 0 ? 'filled' : 'outlined'}>
              {label}
            </ButtonLink>
          ))}
        </div>
      </nav>
    </div>
  );
}

function Entry({ entry, className }: { entry: NavLinkData; className: string }) {
  return (
    <NavLink
      to={entry.path}
      className={cx('flex min-h-12 items-center py-2 aria-[current=page]:text-brand', className)}
    >
      {entry.name}
    </NavLink>
  );
}
