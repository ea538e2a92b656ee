import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tolerateDomChanges } from './tolerate-dom-changes';

const { insertBefore, removeChild } = Node.prototype;
beforeEach(tolerateDomChanges);
afterEach(() => Object.assign(Node.prototype, { insertBefore, removeChild }));

/** What a translator makes of a text, in the ways in which they are known to do it. */
const translations: Record<string, (text: Text) => void> = {
  'elements in its place': (text) => text.replaceWith(font(text.data.toUpperCase())),
  'elements around it': (text) => {
    const element = font('');
    text.replaceWith(element);
    element.append(text);
  },
};

function font(words: string): HTMLElement {
  const element = document.createElement('font');
  element.append(words);
  return element;
}

function textsIn(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found;
}

interface ResultsProps {
  count: number;
  more?: string | false;
  names?: string[];
}

const Results = ({ count, more, names = [] }: ResultsProps) => (
  <section aria-label="results">
    {more}
    <output>{`${count} found`}</output>
    {names.map((name) => (
      <span key={name}>{name}</span>
    ))}
    that is all
  </section>
);

for (const [way, translate] of Object.entries(translations)) {
  test(`a page whose texts a translator put ${way} changes, moves and goes`, async () => {
    const { rerender, unmount } = render(<Results count={9} more="More: " names={['a', 'b']} />);
    const section = screen.getByRole('region');
    await act(async () => textsIn(section).forEach(translate));

    await act(async () => rerender(<Results count={1} names={['b', 'c', 'a']} />));
    expect(screen.getByRole('status')).toHaveTextContent(/^1 found$/);
    expect(
      [...section.querySelectorAll('span')].map((name) => name.textContent.toLowerCase()),
    ).toEqual(['b', 'c', 'a']);

    await act(async () => rerender(<Results count={12} more="Now: " names={['c']} />));
    expect(section).toHaveTextContent(/Now:/);
    expect(section.querySelectorAll('span')).toHaveLength(1);
    unmount();
    expect(document.querySelector('section')).toBeNull();
  });
}

test('a page goes on where others took nodes away or moved them', async () => {
  const { rerender, unmount } = render(<Results count={2} names={['a', 'b', 'c']} />);
  await act(async () => {
    screen.getByText('b').remove();
    const wrapper = document.createElement('div');
    screen.getByText('c').replaceWith(wrapper);
    wrapper.append(document.querySelector('span') as Node);
  });
  await act(async () => rerender(<Results count={2} names={['d']} />));
  expect(screen.getByRole('region')).toHaveTextContent(/^2 foundd?that is alld?$/);
  expect(screen.getByText('d')).toBeVisible();
  unmount();
  expect(document.querySelector('section')).toBeNull();
});
