import * as Dropdown from '@radix-ui/react-dropdown-menu';
import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { Link } from '@/components/ui/link';
import { ChevronDown } from '@/components/ui/marks';
import type { NavMenu } from '@/content/types';
import { useHoverIntent } from './use-hover-intent';

interface HoverMenuProps {
  menu: NavMenu;
  /** The pointer is already over the entry. */
  openAtOnce: boolean;
  /** The entry that this menu replaces had the focus. */
  focusAtOnce: boolean;
}

/** A dropdown that opens on hover, click, touch, Enter and arrow keys, and closes on Esc. */
export function HoverMenu({ menu, openAtOnce, focusAtOnce }: HoverMenuProps) {
  const [open, setOpen] = useState(openAtOnce);
  const trigger = useRef<HTMLButtonElement>(null);
  const hover = useHoverIntent(setOpen, openAtOnce);

  useEffect(() => {
    if (focusAtOnce) trigger.current?.focus();
  }, [focusAtOnce]);

  return (
    <Dropdown.Root
      modal={false}
      open={open}
      onOpenChange={(next) => {
        hover.forget();
        setOpen(next);
      }}
    >
      <Dropdown.Trigger
        asChild
        // The hover has already opened the menu: the mouse click that follows must not close it.
        onPointerDown={(event: PointerEvent) => {
          if (event.pointerType === 'mouse' && open) event.preventDefault();
        }}
      >
        <button
          ref={trigger}
          type="button"
          className="nav-item aria-expanded:text-link"
          {...hover.handlers}
        >
          {menu.name}
          <ChevronDown className="size-4" />
        </button>
      </Dropdown.Trigger>
      <Dropdown.Content
        align="start"
        sideOffset={8}
        collisionPadding={16}
        // The trigger handles its own clicks.
        onInteractOutside={(event) => {
          if (event.target instanceof Node && trigger.current?.contains(event.target)) {
            event.preventDefault();
          }
        }}
        onCloseAutoFocus={(event) => {
          if (hover.gaveFocusBack()) event.preventDefault();
        }}
        className="lifted z-50 w-72 rounded border border-line bg-sand p-2"
        {...hover.handlers}
      >
        {menu.items.map(({ name, path }, index) => (
          <Dropdown.Item key={path} asChild>
            <Link
              to={path}
              className={`flex min-h-10 items-center rounded-md px-3 text-small outline-none data-highlighted:bg-paper data-highlighted:text-link ${index === 0 ? 'mb-1 font-semibold' : ''}`}
            >
              {name}
            </Link>
          </Dropdown.Item>
        ))}
      </Dropdown.Content>
    </Dropdown.Root>
  );
}
