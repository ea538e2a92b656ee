import { ChevronDown, type LucideIcon } from 'lucide-react';
import { adminSending } from '@/content/en/admin-sending';
import { cx } from '@/lib/cx';
import { Menu, MenuAction } from '../ui/menu';
import { ToolButton, toolVariants } from '../ui/tool-button';

interface SplitButtonProps {
  label: string;
  busy: string;
  isPending: boolean;
  /** In the menu beside it. */
  other: { label: string; icon: LucideIcon; act: () => void } | undefined;
}

/** Submits the form, which Ctrl or ⌘ and Enter does as well, or does something similar. */
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
          <MenuAction icon={other.icon} onSelect={other.act}>
            {other.label}
          </MenuAction>
        </Menu>
      )}
    </div>
  );
}
