import type { NamedLink } from '@/content/types';

/** Headings and labels that all region pages share, on the screen and on the printed fact sheet. */
export const regionPage = {
  trail: [
    { name: 'Home', path: '/' },
    { name: 'Network', path: '/network' },
  ] satisfies NamedLink[],
  /** For search engines: what is offered here. */
  service: (region: string) => `Telecom services in ${region}`,
  /** Beside the button that prints. */
  factSheetHint: 'One A4 page. Print it or save it as a PDF.',
  factSheet: 'Fact sheet',
  /** Leads from the fact sheet on the screen back to the page. */
  wholePage: 'Show the whole page',
  markets: 'Country by country',
  subscribers: 'Subscribers',
  launch: 'What it takes to launch',
  neighbours: 'More regions',
};
