import { expect, test } from 'vitest';
import { applicationForm } from '@/content/fr/application-form';
import { contactForm } from '@/content/fr/contact-form';
import { partnershipForm } from '@/content/fr/partnership-form';
import { posting } from '@/content/fr/posting';
import { quoteForm } from '@/content/fr/quote-form';
import { findFaults } from '@/content/fr/french-texts';
import { typographyRules } from '@/content/fr/typography';
import { meetingText } from '@/features/admin/replies/meeting';
import type { Meeting } from '@/features/admin/replies/message-queries';
import { templateOf, templatesOf } from '@/features/admin/replies/reply-text';
import { careerApplications } from '@/features/admin/records/career-applications';
import { contactMessages } from '@/features/admin/records/contact-messages';
import { partnershipApplications } from '@/features/admin/records/partnership-applications';
import { quoteRequests } from '@/features/admin/records/quote-requests';
import { jobPostingData } from '@/features/careers/posting/job-data';
import { textOfAnswers, type AnswerTexts } from '@/features/forms/submission/answers';
import { longDate } from '@/lib/format';
import { makeJob } from '@tests/support/test-jobs';
import { offerMailtoFallback } from './mailto-fallback';

const meeting: Meeting = {
  day: '2026-12-01',
  clock: '10:00',
  minutes: 45,
  timeZone: 'Africa/Abidjan',
  place: 'Plateau',
  cancelled: false,
};

const forms: [string, AnswerTexts][] = [
  ['quote', quoteForm],
  ['contact', contactForm],
  ['partnership', partnershipForm],
  ['application', applicationForm],
];

/** Returns the answers of a visitor who picks each second option. */
const answersOf = ([, texts]: (typeof forms)[number]) =>
  textOfAnswers(
    Object.fromEntries(
      Object.keys(texts.fields).map((name) => [
        name,
        Object.keys(texts.options[name] ?? {})[1] ?? 'Awa',
      ]),
    ),
    texts,
    'fr',
  );

function mailFromForm(): string {
  history.replaceState(null, '', '/fr/get-quote');
  document.body.innerHTML = `<form aria-label="Votre projet"><label>Prénom<input value="Awa"></label>
    <a data-mails-form href="mailto:"></a></form>`;
  offerMailtoFallback(document.body);
  const { href } = document.querySelector('a') ?? { href: '' };
  document.body.replaceChildren();
  return new URL(href).searchParams.get('body') ?? '';
}

const job = makeJob(1, {
  title: 'Ingénieur',
  description: 'Vous développez.',
  requirements: 'SMPP',
  salary_range: '500\u202f000\u202fF',
});
const kinds = [contactMessages, quoteRequests, careerApplications, partnershipApplications];
const author = { name: 'Priya Rao', jobTitle: null, phone: null, company: 'Deccan Reach' };

/** Every French text that code puts together. */
const texts: [string, string][] = [
  ['a day', longDate('2026-12-01', 'fr')],
  ...(['Africa/Abidjan', 'Africa/Lagos', 'Africa/Cairo'] as const).flatMap(
    (timeZone): [string, string][] =>
      [true, false].map((cancelled) => [
        `a meeting, ${timeZone}`,
        meetingText({ ...meeting, timeZone, cancelled }, 'fr'),
      ]),
  ),
  ...kinds.flatMap((kind) =>
    templatesOf(kind).map((name): [string, string] => {
      const { subject, body } = templateOf(kind, 'fr', name, author);
      return [`${kind.table}, ${name}`, `${subject}\n${body}`];
    }),
  ),
  ...forms.map((form): [string, string] => [`the form ${form[0]}`, answersOf(form)]),
  ['a form without its code', mailFromForm()],
  [
    'a posting for search engines',
    String((jobPostingData(job, posting, 'fr') as { description: string }).description)
      .replaceAll(/<[^>]+>/g, '\n')
      .trim(),
  ],
];

test.each(Object.entries(typographyRules))('where code writes French, %s', (_, pattern) => {
  const textEntries = texts.map(([path, text]) => ({ file: '', path, text }));
  expect(findFaults(pattern, textEntries)).toEqual([]);
});

test('a sender reads the day, the hours and the city of a meeting as French writes them', () => {
  expect(meetingText(meeting, 'fr').replaceAll(/[\u00a0\u202f]/g, ' ')).toMatch(
    /^Date : mardi 1er décembre 2026, de 10 h à 10 h 45, heure d’Abidjan \(GMT\)\nLieu : Plateau\n/,
  );
  expect(meetingText({ ...meeting, timeZone: 'Africa/Cairo' }, 'fr')).toContain('heure du Caire');
});
