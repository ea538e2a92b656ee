import { ChevronDown, type LucideIcon } from 'lucide-react';
import { adminSending } from '@/content/en/admin-sending';
import { cx } from '@/lib/cx';
import { Menu, MenuAction } from '../ui/menu';
import { ToolButton, toolVariants } from '../ui/tool-button';

interface SplitButtonProps {
  label: string;
  busy: string;
  isPending: boolean;
  /** The alternative in the menu beside it. */
  other: { label: string; icon: LucideIcon; run: () => void } | undefined;
}

/** Submits the form, as Ctrl or ⌘ and Enter does; a menu has an alternative. */
export function SplitButton({ label, busy, isPending, other }: SplitButtonProps) {
  const hasOther = other !== undefined && !isPending;
  return (
    <div className="ms-auto flex min-w-0">
      <ToolButton
        type="submit"
        variant="filled"
        inactive={isPending}
        aria-keyshortcuts="Control+Enter"
        className={hasOther ? 'rounded-e-none!' : undefined}
      >
        {isPending ? busy : label}
      </ToolButton>
      {hasOther && (
        <Menu
          align="end"
          className={cx(toolVariants.filled, 'rounded-s-none! border-s border-paper px-2!')}
          name={adminSending.composer.others}
          label={<ChevronDown aria-hidden className="size-4" strokeWidth={2} />}
        >
          <MenuAction icon={other.icon} onSelect={other.run}>
            {other.label}
          </MenuAction>
        </Menu>
      )}
    </div>
  );
}
