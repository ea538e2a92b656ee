/** The sentences in which pages say a fact, as they would read with another value. */
import { queryOptions } from '@tanstack/react-query';
import { addressLine } from '@/content/address-line';
import { contactChannels as englishChannels } from '@/content/en/contact-channels';
import { intlTags, locales, type Locale } from '@/content/facts/languages';
import { mergeFacts, sampleFacts, type Facts } from '@/content/facts/merge';
import { contactChannels as frenchChannels } from '@/content/fr/contact-channels';
import { textsIn as textsByLocale } from '@/content/languages';
import { wordFigures } from '@/content/word-figures';
import { sorted } from '@/lib/arrays';
import type { LanguageTexts } from '@/content/texts';
import type { Json } from '@/lib/database.types';
import { countryNameIn, weekday } from '@/lib/format';
import type { Fact } from './facts';
import type { StoredFact } from './setup-queries';

const channelsByLocale = { en: englishChannels, fr: frenchChannels };

/** The texts of the page of which a sentence shows a fact. */
const pageByFact: Readonly<
  Partial<Record<Fact['name'], (texts: LanguageTexts) => Promise<unknown>>>
> = {
  name: async ({ common }) => (await common()).footer,
  launchWeeks: ({ productPage }) => productPage(),
  since: ({ home }) => home(),
  subscribers: ({ home }) => home(),
  countries: ({ careers }) => careers(),
  team: ({ careers }) => careers(),
  operatorPartners: ({ partnership }) => partnership(),
  target2030: ({ about }) => about(),
  uptime: ({ network }) => network(),
  westSubscribers: ({ regions }) => regions['/regions/west-africa'](),
  centralSubscribers: ({ regions }) => regions['/regions/central-africa'](),
  centralCountries: ({ regions }) => regions['/regions/central-africa'](),
  centralReliability: ({ network }) => network(),
  quoteReplyHours: ({ quoteForm }) => quoteForm(),
  applicationReviewDays: ({ applicationForm }) => applicationForm(),
};

type Page = Readonly<Record<Locale, unknown>>;

export const pageTextsQuery = ({ name }: Fact) =>
  queryOptions({
    queryKey: ['page of a fact', name],
    queryFn: async (): Promise<Page> => {
      const [en, fr] = await Promise.all(
        locales.map((locale) => pageByFact[name]?.(textsByLocale[locale])),
      );
      return { en, fr };
    },
    staleTime: 'static',
  });

/**
 * Returns the sentence of each language; none for what stands alone, such as an email address.
 * @param stored what pages will say of the other facts
 */
export function sentencesOf(
  fact: Fact,
  value: Json,
  page: Page,
  stored: readonly StoredFact[] = [],
): [Locale, string][] {
  const newFacts = mergeFacts([...stored, { key: fact.key, value }]);
  return locales.flatMap((locale) => {
    const sentence =
      plainWords(locale, fact, newFacts) ??
      pageSentence(locale, fact, value, page[locale], newFacts);
    return sentence ? [[locale, sentence]] : [];
  });
}

function plainWords(locale: Locale, { name }: Fact, facts: Facts): string | undefined {
  const { site, contactChannels } = facts;
  const tag = intlTags[locale];
  if (name === 'address')
    return addressLine(site.address, countryNameIn(site.address.countryCode, tag));
  if (name !== 'hours' || !contactChannels.hours) return undefined;
  const { days, ...hours } = contactChannels.hours;
  const [first, last] = days.map((day) => weekday(day, tag)) as [string, string];
  return channelsByLocale[locale].hours({ ...hours, first, last });
}

/** A page's sentence, with the new figures in place of those of the build. */
function pageSentence(
  locale: Locale,
  { key, name: factName, built }: Fact,
  value: Json,
  page: unknown,
  facts: Facts,
): string | undefined {
  if (factName === 'launchWeeks') {
    const [from, to] = value as [number, number];
    return (page as { launch: (from: number, to: number) => string }).launch(from, to);
  }
  const oldWords = wordsIn(locale, sampleFacts);
  const newWords = wordsIn(locale, facts);
  const otherWords = wordsIn(locale, mergeFacts([{ key, value: differentValue(built ?? value) }]));
  const figures = Object.entries(oldWords).flatMap(([name, text]) =>
    text ? [{ text, newText: newWords[name] ?? '', isOwn: text !== otherWords[name] }] : [],
  );
  const ownFigures = figures.filter(({ isOwn }) => isOwn);
  const saysOwn = (text: string) => ownFigures.some((own) => wholeWords(own.text).test(text));
  const sentence = textsOf(page).find(saysOwn);
  // Of two facts that read alike, the sentence is of its own.
  const newTextByText = new Map(
    [...figures, ...ownFigures].map(({ text, newText }) => [text, newText]),
  );
  const longestFirst = sorted([...newTextByText.keys()], (a, b) => b.length - a.length);
  return sentence?.replace(wholeWords(...longestFirst), (text) => newTextByText.get(text) ?? text);
}

const wordsIn = (locale: Locale, facts: Facts): Readonly<Record<string, string | undefined>> => ({
  ...wordFigures[locale](facts),
  name: facts.site.name,
});

/** Another value than a page says: the words that it changes are those of the fact. */
function differentValue(value: Json): Json {
  if (Array.isArray(value)) return value.map(differentValue);
  return typeof value === 'number' ? value / 2 : `${String(value)}.`;
}

/** Matches words that are no part of another, such as 25 of 250. */
const wholeWords = (...words: readonly string[]) => {
  const anyWord = words.map((word) => word.replace(/[.+/]/g, String.raw`\$&`)).join('|');
  return new RegExp(`(?<![\\p{L}\\d])(?:${anyWord})(?![\\p{L}\\d])`, 'gu');
};

/** The texts of a page, what search engines read of it last. A figure above its label is one text. */
function textsOf(page: unknown): string[] {
  if (typeof page === 'string') return [page];
  if (typeof page !== 'object' || page === null) return [];
  const { meta, value, label, ...others } = page as Record<string, unknown>;
  const figure = typeof value === 'string' ? [`${value} ${String(label)}`] : [];
  return [...figure, ...Object.values(others), meta].flatMap(textsOf);
}
