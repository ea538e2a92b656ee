import type { ComponentProps } from 'react';
import { cx } from '@/lib/cx';

export const toolVariantClasses = {
  filled:
    'px-4 not-aria-disabled:bg-action not-aria-disabled:text-on-action not-aria-disabled:hover:brightness-110 aria-disabled:border',
  outlined: 'border border-edge px-2.5 hover:border-link hover:text-link',
  danger: 'border border-bad px-3.5 text-bad hover:bg-bad hover:text-paper',
  text: 'px-3 text-link hover:bg-paper hover:text-link',
  plain: 'px-2.5 text-quiet hover:bg-sand hover:text-link',
};

/** Of every variant: compact with a mouse, full size for touch. Dimmed by aria-disabled, so that it stays focusable. */
export const toolButtonClasses =
  'inline-flex min-h-11 items-center justify-center gap-1.5 rounded font-semibold whitespace-nowrap transition-colors aria-disabled:cursor-default aria-disabled:border-line aria-disabled:text-quiet md:min-h-9 pointer-coarse:min-h-11';

type ToolButtonProps = ComponentProps<'button'> & {
  variant?: keyof typeof toolVariantClasses;
  /** Dimmed and without effect, but focusable; a form can still be submitted, so it has to check as well. */
  inactive?: boolean | undefined;
};

export function ToolButton(props: ToolButtonProps) {
  const { variant = 'outlined', inactive = false, className, onClick, ...button } = props;
  return (
    <button
      type="button"
      aria-disabled={inactive || undefined}
      onClick={inactive ? undefined : onClick}
      className={cx(toolButtonClasses, toolVariantClasses[variant], className)}
      {...button}
    />
  );
}
