import * as Dropdown from '@radix-ui/react-dropdown-menu';
import { Check, type LucideIcon } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { cx } from '@/lib/cx';
import { toolButton, toolVariants } from './tool-button';

interface MenuProps {
  /** What the button says. */
  label: ReactNode;
  shortcut?: string;
  /** Gets the focus when it appears. */
  takesFocus?: boolean;
  button?: RefObject<HTMLButtonElement | null>;
  variant?: keyof typeof toolVariants;
  /** Of the button. */
  className?: string;
  align?: 'start' | 'end';
  /** Before the button gets the focus back. */
  onCloseAutoFocus?: (event: Event) => void;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
}

/** A button that opens a menu. Without a portal, so that lists know which row the focus was in. */
export function Menu(props: MenuProps) {
  const { label, shortcut, takesFocus, button, children, ...rest } = props;
  const { variant = 'outlined', className, align = 'start', onCloseAutoFocus, ...state } = rest;
  return (
    <Dropdown.Root modal={false} {...state}>
      <Dropdown.Trigger
        ref={button}
        aria-keyshortcuts={shortcut}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- asked for
        autoFocus={takesFocus}
        className={cx(toolButton, toolVariants[variant], className)}
      >
        {label}
      </Dropdown.Trigger>
      <Dropdown.Content
        align={align}
        onCloseAutoFocus={onCloseAutoFocus}
        collisionPadding={12}
        className="z-20 max-h-(--radix-dropdown-menu-content-available-height) max-w-72 min-w-44 overflow-y-auto rounded border border-line bg-sand p-1.5 text-tool text-ink shadow-lg"
      >
        {children}
      </Dropdown.Content>
    </Dropdown.Root>
  );
}

interface MenuItemProps {
  onSelect: () => void;
  /** The current choice. */
  checked?: boolean;
  disabled?: boolean;
  /** Shown instead of the mark of the current choice. */
  icon?: LucideIcon;
  children: ReactNode;
}

export function MenuItem({
  checked = false,
  icon: Icon = Check,
  children,
  ...props
}: MenuItemProps) {
  return (
    <Dropdown.CheckboxItem
      checked={checked}
      className="flex min-h-9 cursor-default items-center gap-2 rounded-md px-2 outline-none data-disabled:text-quiet data-highlighted:bg-paper data-highlighted:text-link pointer-coarse:min-h-11"
      {...props}
    >
      <Icon
        aria-hidden
        className={cx('size-4 shrink-0', !checked && Icon === Check && 'invisible')}
        strokeWidth={2}
      />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </Dropdown.CheckboxItem>
  );
}
