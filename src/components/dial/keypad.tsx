import type { KeyboardEvent } from 'react';
import { useGetQuote } from '@/components/layout/use-get-quote';
import { useTexts } from '@/components/texts';
import type { ProductPath } from '@/content/facts/paths';
import { productLooks } from '@/content/facts/products';
import { Key } from './key';

interface KeypadProps {
  label: string;
  display?: string;
  captions?: { products: readonly { path: ProductPath; summary: string }[]; quote: string };
  currentPath?: ProductPath | undefined;
}

export function Keypad({ label, display, captions, currentPath }: KeypadProps) {
  const { products } = useTexts();
  const getQuote = useGetQuote();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- from any key in it
    <nav className="keypad" aria-label={label} onKeyDown={pressOrMove}>
      {display && (
        <p className="keypad-display">
          <span>{display}</span>
        </p>
      )}
      {products.map(({ path, label: name }) => (
        <Key
          key={path}
          digit={productLooks[path].digit}
          label={name}
          href={path}
          caption={captions?.products.find((product) => product.path === path)?.summary}
          isCurrent={path === currentPath}
        />
      ))}
      <Key digit="#" {...getQuote} caption={captions?.quote} isAction />
    </nav>
  );
}

const keysPerRow = 3;
const stepByArrow: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -keysPerRow,
  ArrowDown: keysPerRow,
};

/** Digits press a key and arrows move, only while the focus is on one (WCAG 2.1.4). */
function pressOrMove(event: KeyboardEvent<HTMLElement>) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const keys = [...event.currentTarget.querySelectorAll('a')];
  const step = stepByArrow[event.key];
  if (step !== undefined) {
    const focusedIndex = keys.findIndex((key) => key === document.activeElement);
    keys[focusedIndex + step]?.focus();
  } else {
    const pressed = keys.find((key) => key.getAttribute('aria-keyshortcuts') === event.key);
    if (!pressed) return;
    pressed.click();
  }
  event.preventDefault();
}
