import { useRef, useState } from 'react';
import { Link } from '@/components/ui/link';
import { ChevronDown } from '@/components/ui/marks';
import type { NavMenu } from '@/content/types';
import type { HoverMenu } from './hover-menu';

interface Loaded {
  Menu: typeof HoverMenu;
  /** The pointer is over the entry, so the menu opens as it arrives. */
  open: boolean;
  /** The link that the menu's trigger replaces had the focus. */
  focused: boolean;
}

/**
 * The entry of a dropdown. Until the menu's code is there, fetched when a mouse or the focus reaches it,
 * it is a link to the menu's first entry, and without a script it stays one.
 */
export function MenuTrigger({ menu }: { menu: NavMenu }) {
  const [loaded, setLoaded] = useState<Loaded>();
  const link = useRef<HTMLAnchorElement>(null);
  const hovered = useRef(false);
  const first = menu.items[0];

  function load() {
    import('./hover-menu').then(
      ({ HoverMenu: Menu }) => {
        const focused = document.activeElement === link.current;
        setLoaded((earlier) => earlier ?? { Menu, open: hovered.current, focused });
      },
      // Without the menu's code the link still leads to the list.
      () => undefined,
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
      onFocus={load}
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
