import * as Dropdown from '@radix-ui/react-dropdown-menu';
import { Check, type LucideIcon } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { cx } from '@/lib/cx';
import { openWaitingDialogs } from './focus-return';
import { toolButtonClasses, toolVariantClasses } from './tool-button';

export interface MenuButton {
  label: ReactNode;
  name?: string;
  align?: 'start' | 'end';
  /** Classes of the button, instead of a border. */
  className?: string;
  /** The key that opens the menu, for screen readers; the caller registers it. */
  shortcut?: string;
}

interface MenuProps extends MenuButton {
  button?: RefObject<HTMLButtonElement | null>;
  onCloseAutoFocus?: (event: Event) => void;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
}

const panelClasses =
  'z-20 max-h-(--radix-dropdown-menu-content-available-height) max-w-72 min-w-44 overflow-y-auto rounded border border-line bg-sand p-1.5 text-tool font-normal text-ink shadow-lg';

const itemClasses =
  'flex min-h-9 cursor-default items-center gap-2 rounded-md px-2 outline-none data-disabled:text-quiet data-highlighted:bg-paper data-highlighted:text-link pointer-coarse:min-h-11';

/** A button that opens a menu. Without a portal, so that lists know which row the focus was in. */
export function Menu({ label, name, shortcut, button, className, ...props }: MenuProps) {
  const { align = 'start', onCloseAutoFocus, children, ...root } = props;
  return (
    <Dropdown.Root modal={false} {...root}>
      <Dropdown.Trigger
        ref={button}
        aria-label={name}
        title={name}
        aria-keyshortcuts={shortcut}
        className={cx(toolButtonClasses, className ?? toolVariantClasses.outlined)}
      >
        {label}
      </Dropdown.Trigger>
      <Dropdown.Content
        align={align}
        collisionPadding={12}
        onCloseAutoFocus={(event) => {
          onCloseAutoFocus?.(event);
          openWaitingDialogs();
        }}
        className={panelClasses}
      >
        {children}
      </Dropdown.Content>
    </Dropdown.Root>
  );
}

interface MenuItemProps {
  /** Gets the event, whose default closes the menu. */
  onSelect: (event: Event) => void;
  disabled?: boolean;
  children: ReactNode;
}

export function MenuChoice(props: MenuItemProps & { checked?: boolean }) {
  const { checked = false, children, ...item } = props;
  return (
    <Dropdown.CheckboxItem checked={checked} className={itemClasses} {...item}>
      <Check
        aria-hidden
        className={cx('size-4 shrink-0', !checked && 'invisible')}
        strokeWidth={2}
      />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </Dropdown.CheckboxItem>
  );
}

interface MenuActionProps extends MenuItemProps {
  icon: LucideIcon;
  className?: string;
}

export function MenuAction({ icon: Icon, className, children, ...props }: MenuActionProps) {
  return (
    <Dropdown.Item className={cx(itemClasses, className)} {...props}>
      <Icon aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
      <span className="min-w-0">{children}</span>
    </Dropdown.Item>
  );
}

export const MenuSeparator = () => <Dropdown.Separator className="my-1.5 h-px bg-line" />;
