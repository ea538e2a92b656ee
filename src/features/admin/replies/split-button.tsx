import { ChevronDown, type LucideIcon } from 'lucide-react';
import { adminSending } from '@/content/en/admin-sending';
import { cx } from '@/lib/cx';
import { Menu, MenuAction } from '../ui/menu';
import { ToolButton, toolVariantClasses } from '../ui/tool-button';

interface SplitButtonProps {
  label: string;
  busyLabel: string;
  isPending: boolean;
  alternative: { label: string; icon: LucideIcon; run: () => void } | undefined;
}

/** Submits the form, as Ctrl or ⌘ and Enter does; a menu has an alternative. */
export function SplitButton({ label, busyLabel, isPending, alternative }: SplitButtonProps) {
  const hasAlternative = alternative !== undefined && !isPending;
  return (
    <div className="ms-auto flex min-w-0">
      <ToolButton
        type="submit"
        variant="filled"
        inactive={isPending}
        aria-keyshortcuts="Control+Enter"
        className={hasAlternative ? 'rounded-e-none!' : undefined}
      >
        {isPending ? busyLabel : label}
      </ToolButton>
      {hasAlternative && (
        <Menu
          align="end"
          className={cx(toolVariantClasses.filled, 'rounded-s-none! border-s border-paper px-2!')}
          name={adminSending.composer.otherWays}
          label={<ChevronDown aria-hidden className="size-4" strokeWidth={2} />}
        >
          <MenuAction icon={alternative.icon} onSelect={alternative.run}>
            {alternative.label}
          </MenuAction>
        </Menu>
      )}
    </div>
  );
}
