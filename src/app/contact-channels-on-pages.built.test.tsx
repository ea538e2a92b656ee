import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ContactChannelsContext } from '@/components/contact-channels';
import { reach as english } from '@/content/en/reach';
import { inLocale, locales, prefixOf, type Locale } from '@/content/facts/languages';
import { pagePaths, productPaths, regionPaths, type PagePath } from '@/content/facts/paths';
import type { ContactChannels } from '@/content/facts/site';
import { reach as french } from '@/content/fr/reach';
import { textsIn } from '@/content/languages';
import { App } from './app';
import { pageOf } from './route-match';
import { pagesIn, type Pages } from './routes';

const wordsIn = { en: english, fr: french };
const hours = { days: [1, 5], from: '09:30', to: '18:30', zone: 'IST', offset: '+05:30' } as const;
const whatsapp = '919812345670';
const aboutThemselves: readonly PagePath[] = [...productPaths, ...regionPaths];
const withForm: PagePath[] = ['/', '/get-quote', '/partnership', '/apply'];

// Builds render lazy parts immediately.
beforeEach(() => void vi.stubEnv('SSR', true));
afterEach(() => void vi.unstubAllEnvs());

async function built(locale: Locale, pages: Pages, path: PagePath, reach: ContactChannels) {
  const texts = textsIn[locale];
  await pageOf(pages, path).preload();
  const { prelude } = await prerenderToNodeStream(
    <ContactChannelsContext value={reach}>
      <StaticRouter basename={prefixOf(locale)} location={inLocale(locale, path)}>
        <App common={await texts.common()} texts={texts} pages={pages} />
      </StaticRouter>
    </ContactChannelsContext>,
  );
  let html = '';
  for await (const chunk of prelude) html += String(chunk);
  const messages = [...html.matchAll(/href="https:\/\/wa\.me\/919812345670([^"]*)"/g)].map(
    ([, query = '']) => new URLSearchParams(query).get('text'),
  );
  return { html, messages };
}

test.each(locales)(
  'products, regions and forms in %s offer a chat link, other pages do not',
  async (locale) => {
    const texts = textsIn[locale];
    const pages = pagesIn(texts);
    const { products, regions } = await texts.common();
    const labels = new Map<string, string>(
      [...products, ...regions].map(({ path, label }) => [path, label]),
    );
    const [quote, partnership, apply] = await Promise.all([
      texts.quote(),
      texts.partnership(),
      texts.apply(),
    ]);
    const forms = new Map<PagePath, string | undefined>([
      ['/', undefined],
      ['/get-quote', quote.eyebrow],
      ['/partnership', partnership.hero.eyebrow],
      ['/apply', apply.hero.title],
    ]);
    for (const path of pagePaths) {
      const { html, messages } = await built(locale, pages, path, { whatsapp, hours });
      const label = labels.get(path);
      const about = label ?? forms.get(path);
      const expected =
        forms.has(path) || label ? [about ? wordsIn[locale].about(about) : null] : [];
      expect([path, messages]).toEqual([path, expected]);
      expect([path, html.includes('UTC+05:30')]).toEqual([path, expected.length > 0]);
    }
  },
);

test.each(locales)(
  'without contact channels, pages in %s show telephone and mail beside forms alone',
  async (locale) => {
    const texts = textsIn[locale];
    const pages = pagesIn(texts);
    const { footer, ui } = await texts.common();
    const { whatsapp: link } = wordsIn[locale];
    for (const path of [...aboutThemselves, ...withForm]) {
      const { html } = await built(locale, pages, path, {});
      expect(html).toContain(footer.blurb);
      expect(html).toContain('</h1>');
      const said = ['wa.me', link].filter((words) => html.includes(words));
      expect([path, said]).toEqual([path, []]);
      expect([path, html.includes(ui.talk)]).toEqual([path, withForm.includes(path)]);
    }
  },
);
