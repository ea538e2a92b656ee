import type { ComponentProps } from 'react';
import type { Href } from '@/content/facts/paths';
import { cx } from '@/lib/cx';
import { Link } from './link';

type Variant = 'filled' | 'outlined' | 'text';
type Size = 'normal' | 'small';

const variantClasses: Record<Variant, string> = {
  filled: 'button',
  outlined: 'button button-outlined',
  text: 'button button-text',
};

interface Appearance {
  variant?: Variant;
  size?: Size;
}

type ButtonProps = ComponentProps<'button'> & Appearance;

export function Button({ variant, size, className, ...props }: ButtonProps) {
  return <button type="button" className={buttonClasses(variant, size, className)} {...props} />;
}

type ButtonLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & Appearance & { to: Href };

export function ButtonLink({ variant, size, className, ...props }: ButtonLinkProps) {
  return <Link className={buttonClasses(variant, size, className)} {...props} />;
}

type ButtonAnchorProps = ComponentProps<'a'> & Appearance & { href: string };

export function ButtonAnchor({ variant, size, className, children, ...props }: ButtonAnchorProps) {
  return (
    <a className={buttonClasses(variant, size, className)} {...props}>
      {children}
    </a>
  );
}

function buttonClasses(variant: Variant = 'filled', size: Size = 'normal', className?: string) {
  return cx(variantClasses[variant], size === 'small' && 'button-small', className);
}
