import type { KeyboardEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '@/components/ui/button';
import { NavLink } from '@/components/ui/link';
import { ChevronDown, MenuMark } from '@/components/ui/marks';
import { useTexts } from '@/components/texts';
import type { NavLink as NavLinkData } from '@/content/types';
import { cx } from '@/lib/cx';
import { LanguageLink } from './language-link';
import { useGetQuote } from './use-get-quote';

/** The same navigation behind a hamburger button. It is a native `<details>` element. */
export function MobileNavigation() {
  // A new key for every page closes the menu after navigation.
  const { key } = useLocation();
  const { header, ui } = useTexts();
  const getQuote = useGetQuote();
  return (
    // A fixed size: without it, a browser that paints before the summary arrives shows its default marker.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- from anywhere in it
    <details
      key={key}
      onKeyDown={closeOnEscape}
      className="group/menu -me-[10px] size-[48px] shrink-0 lg:hidden"
    >
      <summary
        aria-label={ui.menu}
        className="flex size-[48px] list-none items-center justify-center [&::-webkit-details-marker]:hidden"
      >
        <MenuMark />
      </summary>
      <nav
        aria-label={ui.mainNavigation}
        className="lifted absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto border-b border-line bg-paper px-gutter pt-2 pb-6 wrap-anywhere"
      >
        <ul className="ruled">
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
          {[getQuote, header.partner].map(({ href, label }, index) => (
            <ButtonLink key={href} to={href} variant={index === 0 ? 'filled' : 'outlined'}>
              {label}
            </ButtonLink>
          ))}
          <LanguageLink className="flex min-h-12 items-center justify-center font-semibold hover:text-link" />
        </div>
      </nav>
    </details>
  );
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
  if (key !== 'Escape') return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
}

function Entry({ entry, className }: { entry: NavLinkData; className: string }) {
  return (
    <NavLink
      to={entry.path}
      className={cx('flex min-h-12 items-center py-2 aria-[current=page]:text-link', className)}
    >
      {entry.name}
    </NavLink>
  );
}
