import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { applicationForm } from './en/application-form';
import { contactForm } from './en/contact-form';
import { partnershipForm } from './en/partnership-form';
import { quoteForm } from './en/quote-form';
import { applicationForm as applicationFr } from './fr/application-form';
import { contactForm as contactFr } from './fr/contact-form';
import { partnershipForm as partnershipFr } from './fr/partnership-form';
import { quoteForm as quoteFr } from './fr/quote-form';

const forms = [
  ['contact-en', contactForm, [contactForm.notice]],
  ['contact-fr', contactFr, [contactFr.notice]],
  ['quote-en', quoteForm, [quoteForm.consent]],
  ['quote-fr', quoteFr, [quoteFr.consent]],
  ['partnership-en', partnershipForm, [partnershipForm.terms]],
  ['partnership-fr', partnershipFr, [partnershipFr.terms]],
  ['application-en', applicationForm, [applicationForm.terms, applicationForm.updates]],
  ['application-fr', applicationFr, [applicationFr.terms, applicationFr.updates]],
] as const;

const versionOf = (name: string, words: readonly string[]) =>
  `${name}-${createHash('sha256').update(words.join('\n')).digest('hex').slice(0, 8)}`;

/** The versions in docs/consent.md with the quoted words. */
const documented = readFileSync('docs/consent.md', 'utf8')
  .split(/^## /m)
  .slice(1)
  .map((section) => {
    const [version = '', ...lines] = section.split('\n');
    return {
      version,
      words: lines.filter((line) => line.startsWith('> ')).map((line) => line.slice(2)),
    };
  });

test.each(forms)(
  '%s sends the version of its consent text, and docs/consent.md quotes it',
  (...form) => {
    const [name, { consentVersion }, words] = form;
    expect(consentVersion).toBe(versionOf(name, words));
    expect(documented).toContainEqual({ version: consentVersion, words });
  },
);

test('every consent text ever used is still quoted unchanged', () => {
  for (const { version, words } of documented) {
    expect(versionOf(version.replace(/-\w+$/, ''), words)).toBe(version);
  }
  expect(documented.length).toBeGreaterThanOrEqual(forms.length);
});
