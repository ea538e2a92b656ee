import { expect, test } from 'vitest';
import { dark, light } from '../../../tailwind.config';
import { htmlFrom } from './html';

const url = 'https://site.example/status#secret';

test('a mail says the same in HTML as in text, with a button for its link', () => {
  const html = htmlFrom(
    'Deccan Reach',
    'en',
    ['Hello,\n\nWe have it.', `See it here.\n${url}`, '-- \nUs\nRoad 1'],
    { url, label: 'See the status' },
  );
  expect(wordsOf(html)).toBe(
    'Deccan Reach Hello, We have it. See it here. See the status Us Road 1',
  );
  expect(html).toContain(`href="${url}"`);
});

test('nothing typed becomes markup, and only links that are alone on a line can be clicked', () => {
  const html = htmlFrom('Deccan Reach', 'fr', [
    '<img src=x> "a" & b javascript:alert(1)',
    'https://site.example/?a=1&b="2"',
  ]);
  expect(html).toContain('&lt;img src=x&gt; &quot;a&quot; &amp; b javascript:alert(1)');
  expect(html).toContain('href="https://site.example/?a=1&amp;b=&quot;2&quot;"');
  expect(html).not.toContain('<img');
});

test('a mail has the colours of the site, and its mark with one key lit', () => {
  const html = htmlFrom('Deccan Reach', 'en', ['Hello,']);
  const palette = new Set<string>([...Object.values(light), ...Object.values(dark)]);
  expect((html.match(/#[0-9a-f]{6}/g) ?? []).filter((color) => !palette.has(color))).toEqual([]);
  expect(html.match(/bgcolor/g)).toHaveLength(12);
  expect(html.split(`bgcolor="${light.marigold}"`)).toHaveLength(2);
});

function wordsOf(html: string) {
  const body = html.slice(html.indexOf('<body'));
  return body
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
