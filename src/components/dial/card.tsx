import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import type { DigitName, GroundName } from '@/content/facts/products';
import type { Action } from '@/content/types';
import { cx } from '@/lib/cx';
import { Digit } from './digit';

interface CardProps {
  title: ReactNode;
  digit?: DigitName | undefined;
  ground?: GroundName | undefined;
  text?: string | undefined;
  dots?: readonly string[] | undefined;
  art?: ReactNode;
  link?: Action | undefined;
  /** Of twelve columns on wide screens (`.card-3` to `.card-8` in section.css); from seven on, `art` stands beside the text. */
  width?: 3 | 4 | 5 | 6 | 7 | 8 | undefined;
  level?: 2 | 3 | 4;
  children?: ReactNode;
}

export function Card(props: CardProps) {
  const { title, digit, ground, text, dots, art, link, width, level = 3, children } = props;
  const Heading = `h${level}` as const;
  return (
    <li className={cx('card', width && `card-${width}`)} data-ground={ground}>
      <Heading className={digit && 'with-key'}>
        {digit && <Digit digit={digit} className="chip" />}
        {title}
      </Heading>
      {text && <p>{text}</p>}
      {dots && <Dots items={dots} />}
      {children}
      {link && (
        <Link to={link.href} className="more-link">
          {link.label}
          {typeof title === 'string' && <span className="sr-only">: {title}</span>}
        </Link>
      )}
      {art && <div className="card-art">{art}</div>}
    </li>
  );
}

export function Dots({ items }: { items: readonly string[] }) {
  return (
    <ul className="dots">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
