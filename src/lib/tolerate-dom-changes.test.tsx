import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tolerateDomChanges } from './tolerate-dom-changes';

const { insertBefore, removeChild } = Node.prototype;
beforeEach(tolerateDomChanges);
afterEach(() => Object.assign(Node.prototype, { insertBefore, removeChild }));

function textsIn(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found;
}

const Results = ({ count, more, names }: { count: number; more?: string; names: string[] }) => (
  <section>
    {more}
    <output>{`${count} found`}</output>
    {names.map((name) => (
      <span key={name}>{name}</span>
    ))}
    that is all
  </section>
);

test.each<[string, (text: Text, font: HTMLElement) => void]>([
  ['replace texts with elements', (text, font) => text.replaceWith(font)],
  ['wrap texts in elements', (text, font) => (text.replaceWith(font), font.append(text))],
  ['move or remove nodes', (text) => text.parentElement?.closest('span')?.remove()],
])('a page still updates after extensions %s', async (_, change) => {
  const { rerender, unmount } = render(<Results count={9} more="More: " names={['a', 'b']} />);
  const section = document.querySelector('section') as HTMLElement;
  await act(async () => {
    for (const text of textsIn(section)) change(text, document.createElement('font'));
  });
  rerender(<Results count={1} names={['c', 'd']} />);
  expect(screen.getByRole('status')).toHaveTextContent(/^1 found$/);
  expect([...section.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual([
    'c',
    'd',
  ]);
  unmount();
  expect(document.querySelector('section')).toBeNull();
});
