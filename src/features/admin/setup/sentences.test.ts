import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { allFacts } from './facts';
import { pageTextsQuery, sentencesOf } from './sentences';

const quoteReplyFacts = allFacts.filter(({ name }) => name === 'quoteReplyHours');

test.each(quoteReplyFacts)(
  '$label has a sentence in both languages, also for twice and half of what pages say',
  async (fact) => {
    const page = await new QueryClient().fetchQuery(pageTextsQuery(fact));
    const built = Number(fact.built);
    const values = [1, built / 2, built, 2 * built - 1, 2 * built, 2 * built + 1, 240];
    const unsaid = values.filter((value) => sentencesOf(fact, value, page).length !== 2);
    expect(unsaid).toEqual([]);
  },
);

const teamFacts = allFacts.filter(({ key }) => key === 'team');
test.each(teamFacts)('the sentence of $label says of other facts what was saved', async (team) => {
  const page = await new QueryClient().fetchQuery(pageTextsQuery(team));
  const row = { key: 'countries', value: 4, mark: 'confirmed', updated_at: '', updated_by: null };
  const [[, english] = []] = sentencesOf(team, 30, page, [row]);
  expect(english).toMatch(/team of 30\b.* 4\+ countries/);
});
