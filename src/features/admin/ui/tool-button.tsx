import type { ComponentProps } from 'react';
import { cx } from '@/lib/cx';

export const toolVariants = {
  filled:
    'px-4 not-aria-disabled:bg-brand not-aria-disabled:text-on-brand not-aria-disabled:hover:bg-brand-hover aria-disabled:border',
  outlined: 'border border-edge px-2.5 hover:border-brand hover:text-brand',
  danger: 'border border-bad px-3.5 text-bad hover:bg-bad hover:text-page',
  text: 'px-3 text-brand hover:bg-page hover:text-brand-hover',
};

/** Compact with a mouse, full size for touch. Dimmed with aria-disabled, so that it stays focusable. */
export const toolButton =
  'inline-flex min-h-11 items-center justify-center gap-1.5 rounded font-semibold whitespace-nowrap transition-colors aria-disabled:cursor-default aria-disabled:border-hairline aria-disabled:text-quiet md:min-h-9 pointer-coarse:min-h-11';

type ToolButtonProps = ComponentProps<'button'> & { variant?: keyof typeof toolVariants };

export function ToolButton({ variant = 'outlined', className, ...props }: ToolButtonProps) {
  return (
    <button type="button" className={cx(toolButton, toolVariants[variant], className)} {...props} />
  );
}

export function ToolLink({ className, children, ...props }: ComponentProps<'a'>) {
  return (
    <a className={cx(toolButton, toolVariants.outlined, className)} {...props}>
      {children}
    </a>
  );
}
