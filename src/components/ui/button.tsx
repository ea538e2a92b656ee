import type { ComponentProps } from 'react';
import type { Href } from '@/content/facts/paths';
import { cx } from '@/lib/cx';
import { Link } from './link';

type Variant = 'filled' | 'outlined' | 'text';
type Size = 'normal' | 'small';

const variants: Record<Variant, string> = {
  // The border becomes visible in forced-colors mode.
  filled:
    'border border-transparent bg-action text-on-action hover:brightness-110 disabled:bg-edge disabled:text-paper',
  outlined: 'border border-edge text-ink hover:border-link hover:text-link disabled:text-quiet',
  text: 'text-link underline-offset-4 hover:text-link hover:underline disabled:text-quiet',
};

const sizes: Record<Size, string> = {
  normal: 'min-h-12 py-2.5 text-body',
  small: 'min-h-11 py-1.5 text-small',
};

/** A text button has no padding, so that it lines up with the surrounding text. */
const insets: Record<Size, string> = { normal: 'px-6', small: 'px-4' };

function classes(variant: Variant, size: Size, className?: string) {
  return cx(
    'inline-flex items-center justify-center gap-2 rounded text-center font-semibold transition-colors',
    sizes[size],
    variants[variant],
    variant !== 'text' && insets[size],
    className,
  );
}

interface Appearance {
  variant?: Variant;
  size?: Size;
}

type ButtonProps = ComponentProps<'button'> & Appearance;

export function Button({ variant = 'filled', size = 'normal', className, ...props }: ButtonProps) {
  return <button type="button" className={classes(variant, size, className)} {...props} />;
}

type ButtonLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & Appearance & { to: Href };

export function ButtonLink({
  variant = 'filled',
  size = 'normal',
  className,
  ...props
}: ButtonLinkProps) {
  return <Link className={classes(variant, size, className)} {...props} />;
}

type ButtonAnchorProps = ComponentProps<'a'> & Appearance & { href: string };

/** A button that links to a place on the same page, an e-mail address or another site. */
export function ButtonAnchor({
  variant = 'filled',
  size = 'normal',
  className,
  children,
  ...props
}: ButtonAnchorProps) {
  return (
    <a className={classes(variant, size, className)} {...props}>
      {children}
    </a>
  );
}
