import { useEffect, useRef, type FocusEvent, type MouseEvent, type PointerEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { Keypad } from '@/components/dial/keypad';
import { NavLink } from '@/components/ui/link';
import { useTexts } from '@/components/texts';
import type { ProductPath } from '@/content/facts/paths';
import { LanguageLink } from './language-link';

const closeDelayMs = 150;
/** From here on, frame.css puts the menu's button in the header's row. */
const wideScreen = '(min-width: 64rem)';

/**
 * All products as a keypad; on phones, the whole menu. It is a native `<details>` element, so it also works without
 * a script. With one it opens on hover, and closes on Escape and when pointer or focus leave it.
 */
export function ProductsMenu({ product }: { product: ProductPath | undefined }) {
  const { header, regions, ui } = useTexts();
  const { pathname } = useLocation();
  const menu = useRef<HTMLDetailsElement>(null);
  const hover = useOpenOnHover(menu);
  useDismissal(menu);
  const { home, about, careers, partner, products, network } = header;
  const isInProducts = pathname.startsWith('/products') || undefined;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- from anywhere in it
    <details ref={menu} className="menu" onBlur={closeOutside} {...hover.handlers}>
      <summary className="nav-item" aria-current={isInProducts && 'true'} onClick={hover.onClick}>
        <span className="wide">{products.name}</span>
        <span className="narrow">{ui.menu}</span>
        <svg viewBox="0 0 14 18" aria-hidden>
          <path d="M2 1v17M7 1v17M12 1v17" />
        </svg>
      </summary>
      <div className="night menu-panel">
        <NavLink to={products.all.path} className="menu-entry">
          {products.all.name}
        </NavLink>
        <Keypad label={products.name} currentPath={product} />
        <ul>
          <li>
            <NavLink to={network.path} className="menu-entry">
              {network.name}
            </NavLink>
          </li>
          {regions.map(({ label, path }) => (
            <li key={path} className="wide">
              <NavLink to={path} className="menu-entry">
                {label}
              </NavLink>
            </li>
          ))}
          {[home, about, careers, { name: partner.label, path: partner.href }].map((entry) => (
            <li key={entry.path} className="narrow">
              <NavLink to={entry.path} className="menu-entry">
                {entry.name}
              </NavLink>
            </li>
          ))}
          <li className="narrow">
            <LanguageLink className="menu-entry" />
          </li>
        </ul>
      </div>
    </details>
  );
}

type MenuRef = React.RefObject<HTMLDetailsElement | null>;

function closeOutside({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
}

function useDismissal(menu: MenuRef) {
  useEffect(() => {
    const controller = new AbortController();
    const close = (event: Event) => {
      const { current } = menu;
      if (!current?.open) return;
      const isInside = event.target instanceof Node && current.contains(event.target);
      if (event instanceof KeyboardEvent ? event.key !== 'Escape' : isInside) return;
      current.open = false;
      if (isInside) current.querySelector('summary')?.focus();
    };
    const { signal } = controller;
    document.addEventListener('keydown', close, { signal });
    document.addEventListener('pointerdown', close, { signal });
    return () => controller.abort();
  }, [menu]);
}

/** Opens the menu while a mouse is over it, on screens that have it in the header's row. */
function useOpenOnHover(menu: MenuRef) {
  const timer = useRef<number>(undefined);
  const isOpenedByHover = useRef(false);
  const isMouse = ({ pointerType }: PointerEvent) =>
    pointerType === 'mouse' && matchMedia(wideScreen).matches;
  return {
    handlers: {
      // A pointer that merely rests there after a navigation opens nothing.
      onPointerMove(event: PointerEvent<HTMLDetailsElement>) {
        if (!isMouse(event)) return;
        clearTimeout(timer.current);
        if (event.currentTarget.open) return;
        isOpenedByHover.current = true;
        event.currentTarget.open = true;
      },
      onPointerLeave(event: PointerEvent<HTMLDetailsElement>) {
        if (!isMouse(event)) return;
        clearTimeout(timer.current);
        timer.current = window.setTimeout(() => {
          if (menu.current) menu.current.open = false;
        }, closeDelayMs);
      },
    },
    /** The click that follows a hover must not close the menu again. */
    onClick(event: MouseEvent) {
      if (isOpenedByHover.current && event.detail > 0) event.preventDefault();
      isOpenedByHover.current = false;
    },
  };
}
