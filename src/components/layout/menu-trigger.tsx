import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { Link } from 'react-router-dom';
import type { NavMenu } from '@/content/types';
import type { HoverMenuProps } from './hover-menu';

const loadMenu = () => import('./hover-menu').then((module) => module.HoverMenu);

/**
 * The entry of a dropdown. Until the menu's code is there, fetched on hover, focus or when the
 * browser has nothing else to do, it is a link to the menu's first entry, and without a script it
 * stays one.
 */
export function MenuTrigger({ menu }: { menu: NavMenu }) {
  const [Menu, setMenu] = useState<ComponentType<HoverMenuProps>>();
  const link = useRef<HTMLAnchorElement>(null);
  const wanted = useRef(false);
  const first = menu.items[0];

  const load = () => void loadMenu().then((component) => setMenu(() => component), () => undefined);

  useEffect(() => {
    const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 3000));
    const cancel = window.cancelIdleCallback ?? clearTimeout;
    const handle = idle(load);
    return () => cancel(handle);
  }, []);

  if (Menu) {
    return (
      <Menu
        menu={menu}
        openAtOnce={wanted.current}
        focusAtOnce={document.activeElement === link.current}
      />
    );
  }

  return first ? (
    <Link
      ref={link}
      to={first.path}
      className="nav-item"
      onFocus={load}
      onPointerEnter={() => {
        wanted.current = true;
        load();
      }}
      onPointerLeave={() => {
        wanted.current = false;
      }}
    >
      {menu.name}
      <ChevronDown aria-hidden className="size-4" strokeWidth={2} />
    </Link>
  ) : null;
}
