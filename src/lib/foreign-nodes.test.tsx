import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bearForeignNodes } from './foreign-nodes';

const { insertBefore, removeChild } = Node.prototype;
beforeEach(() => bearForeignNodes(document.body));
afterEach(() => Object.assign(Node.prototype, { insertBefore, removeChild }));

/** What a translator makes of a text, in the ways in which they are known to do it. */
const translations: Record<string, (text: Text) => void> = {
  'elements in its place': (text) => text.replaceWith(fonts(text.data.toUpperCase())),
  'elements before it, and then without it': (text) => {
    text.before(fonts(text.data.toUpperCase()));
    text.remove();
  },
  'elements around it': (text) => {
    const outer = fonts('');
    text.replaceWith(outer);
    outer.firstElementChild?.replaceChildren(text);
    text.data = text.data.toUpperCase();
  },
  'other elements in the place of the first ones': (text) => {
    const first = fonts('...');
    text.replaceWith(first);
    first.replaceWith(fonts(text.data.toUpperCase()));
  },
};

function fonts(words: string): HTMLElement {
  const [outer, inner] = [document.createElement('font'), document.createElement('font')];
  inner.append(words);
  outer.append(inner);
  return outer;
}

function textsIn(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found;
}

interface Results {
  count: number;
  more?: string | false;
  names?: string[];
}

/** Texts side by side, one that comes and goes, and one in an element of its own. */
const Results = ({ count, more, names = [] }: Results) => (
  <section aria-label="results">
    {more}
    <p data-testid="count">
      {count} found{count > 1 && ', all shown'}
    </p>
    {names.map((name) => (
      <span key={name}>{name}</span>
    ))}
    that is all
  </section>
);

for (const [way, translate] of Object.entries(translations)) {
  test(`a page whose texts were translated by ${way} still changes, moves and goes`, async () => {
    const { rerender, unmount } = render(<Results count={9} more="More: " names={['a', 'b']} />);
    const section = screen.getByRole('region');
    await act(async () => textsIn(section).forEach(translate));
    expect(section).toHaveTextContent('MORE: 9 FOUND, ALL SHOWNABTHAT IS ALL');

    await act(async () => rerender(<Results count={1} names={['b', 'c', 'a']} />));
    expect(screen.getByTestId('count')).toHaveTextContent(/^1 found$/i);
    expect(section.textContent.toLowerCase()).toBe('1 foundbcathat is all');

    await act(async () => rerender(<Results count={12} more="Now: " names={['c']} />));
    expect(section.textContent.toLowerCase()).toBe('now: 12 found, all showncthat is all');
    unmount();
    expect(document.body).toHaveTextContent('');
  });
}

test('what others took away or moved is no error when it goes', async () => {
  const { rerender, unmount } = render(<Results count={2} names={['a', 'b', 'c']} />);
  await act(async () => {
    screen.getByText('b').remove();
    const wrapper = document.createElement('div');
    screen.getByText('c').replaceWith(wrapper);
    wrapper.append(document.querySelector('span') as Node);
    document.querySelector('section')?.prepend(document.createElement('aside'));
  });
  await act(async () => rerender(<Results count={2} names={['d']} />));
  const section = screen.getByRole('region');
  expect(section).toHaveTextContent(/^2 found, all showndthat is all$/);
  expect(section.querySelector('div')).toBeNull();
  unmount();
  expect(document.querySelector('section')).toBeNull();
});
