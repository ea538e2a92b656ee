import { describe, expect, test } from 'vitest';
import { findFaults, allTexts } from './french-texts';
import { typographyRules } from './typography';

test.each(Object.entries(typographyRules))('%s', (_, pattern) => {
  expect(allTexts.length).toBeGreaterThan(500);
  expect(findFaults(pattern)).toEqual([]);
});

describe('what search engines are told', () => {
  const metas = (part: string) => allTexts.filter(({ path }) => path.endsWith(`meta.${part}`));

  test.each([
    ['title', 10, 60],
    ['description', 70, 160],
  ] as const)('has a %s of %i to %i characters, unlike any other', (part, least, most) => {
    const found = metas(part);
    expect(found.length).toBeGreaterThan(15);
    expect(found.filter(({ text }) => text.length < least || text.length > most)).toEqual([]);
    expect(new Set(found.map(({ text }) => text)).size).toBe(found.length);
  });
});
