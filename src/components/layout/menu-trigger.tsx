import { useRef, useState } from 'react';
import { Link } from '@/components/ui/link';
import { ChevronDown } from '@/components/ui/marks';
import type { NavMenu } from '@/content/types';
import type { HoverMenu } from './hover-menu';

interface Loaded {
  Menu: typeof HoverMenu;
  /** The pointer is over the entry, so the menu opens when its code arrives. */
  open: boolean;
  /** The link that the trigger replaces had the focus. */
  focused: boolean;
}

/**
 * The header entry of a dropdown. Hovering, touching or focusing it loads the menu's code. Until then, and without
 * JavaScript, it is a link to the menu's first entry.
 */
export function MenuTrigger({ menu }: { menu: NavMenu }) {
  const [loaded, setLoaded] = useState<Loaded>();
  const link = useRef<HTMLAnchorElement>(null);
  const hovered = useRef(false);
  const touched = useRef(false);
  const first = menu.items[0];

  function load() {
    import('./hover-menu').then(
      ({ HoverMenu: Menu }) => {
        const focused = document.activeElement === link.current;
        const open = hovered.current || touched.current;
        setLoaded((earlier) => earlier ?? { Menu, open, focused });
      },
      // If the code fails to load, the link still works.
      () => {
        if (touched.current && link.current) location.assign(link.current.href);
      },
    );
  }

  if (loaded) {
    return <loaded.Menu menu={menu} openAtOnce={loaded.open} focusAtOnce={loaded.focused} />;
  }

  return first ? (
    <Link
      ref={link}
      to={first.path}
      className="nav-item"
      // A touch focuses the link just before it clicks.
      onFocus={() => touched.current || load()}
      onPointerDown={({ pointerType }) => {
        touched.current = pointerType !== 'mouse';
      }}
      onClick={(event) => {
        if (!touched.current) return;
        event.preventDefault();
        load();
      }}
      onPointerOver={({ pointerType }) => {
        if (pointerType !== 'mouse') return;
        hovered.current = true;
        load();
      }}
      onPointerLeave={() => {
        hovered.current = false;
      }}
    >
      {menu.name}
      <ChevronDown className="size-4" />
    </Link>
  ) : null;
}
