import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { applicationForm } from '@/content/en/application-form';
import { contactForm } from '@/content/en/contact-form';
import { formParts, sentTexts } from '@/content/en/form-parts';
import { partnershipForm } from '@/content/en/partnership-form';
import { quoteForm } from '@/content/en/quote-form';
import { enter, fillForm, filledText } from '@tests/support/fill-form';
import { recordSubmissions } from '@tests/support/network';
import { render } from '@tests/support/with-texts';
import { ApplicationForm } from './application/application-form';
import { ContactForm } from './contact/contact-form';
import { PartnershipForm } from './partnership/partnership-form';
import { QuoteForm } from './quote/quote-form';

interface Form {
  name: string;
  texts: {
    fields: Record<string, { label: string; optional?: boolean }>;
    messages: object;
    submit: string;
    consentVersion: string;
    done: { title: string; another: string };
  };
  form: ReactElement;
}

const title = 'The form';

const forms: Form[] = [
  { name: 'quote', texts: quoteForm, form: <QuoteForm title={title} texts={quoteForm} /> },
  {
    name: 'contact',
    texts: contactForm,
    form: <ContactForm title={title} texts={contactForm} />,
  },
  {
    name: 'partnership',
    texts: partnershipForm,
    form: <PartnershipForm title={title} texts={partnershipForm} />,
  },
  {
    name: 'application',
    texts: applicationForm,
    form: (
      <ApplicationForm
        posting={null}
        title={title}
        texts={applicationForm}
        jobPostingId={() => undefined}
      />
    ),
  },
];

test.each(forms)(
  'a visitor sees what the $name form requires, and what is missing when it is sent empty',
  async ({ texts, form }) => {
    const sent = recordSubmissions();
    render(form);
    for (const { label, optional } of Object.values(texts.fields)) {
      const control = screen.getByLabelText(optional ? `${label} (optional)` : label);
      const required = control.matches('[required], [aria-required=true]');
      expect([label, required]).toEqual([label, !optional]);
      expect(control).not.toHaveAttribute('aria-invalid', 'true');
    }
    for (const textbox of screen.getAllByRole('textbox')) {
      expect(textbox).toHaveAttribute('dir', 'auto');
    }
    const agreements = screen.queryAllByRole('checkbox', { name: /^I agree/ });
    for (const agreement of agreements) expect(agreement).toBeRequired();
    const anyOptional = Object.values(texts.fields).some(({ optional }) => optional);
    expect(
      screen.getByText(anyOptional ? formParts.requiredUnlessMarked : formParts.allRequired),
    ).toBeVisible();
    // Native validation bubbles would hide our messages.
    expect(screen.getByRole('form', { name: title })).toHaveAttribute('novalidate');

    fireEvent.click(screen.getByText(texts.submit));
    await screen.findByRole('alert');
    const messages = Object.entries(texts.messages as Record<string, string>).filter(
      ([name]) => !texts.fields[name]?.optional,
    );
    for (const [, message] of messages) expect(screen.getAllByText(message)[0]).toBeVisible();
    const [first] = messages;
    expect(document.activeElement).toHaveAttribute('name', first?.[0]);
    expect(document.activeElement).toBeInvalid();
    expect(document.activeElement).toHaveAccessibleDescription(
      expect.stringContaining(first?.[1] ?? ''),
    );
    for (const agreement of agreements) {
      expect(agreement).toHaveAccessibleDescription(expect.stringMatching(/agree|consent/i));
    }
    expect(sent).toEqual([]);
  },
);

test('values filled in without an event are sent once, with the version of the consent text', async () => {
  const sent = recordSubmissions();
  render(<QuoteForm title={title} texts={quoteForm} />);
  const policy = screen.getByRole('link', { name: /^Privacy Policy/ });
  expect(policy).toHaveAttribute('href', '/privacy');
  // Opening it in the same tab would lose ticks and files.
  expect(policy).toHaveAttribute('target', '_blank');
  fillForm();
  const button = screen.getByRole('button', { name: quoteForm.submit });
  act(() => {
    for (let clicks = 0; clicks < 12; clicks += 1) button.click();
  });
  expect(await screen.findByText(sentTexts.reference)).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({
    email: 'ola@example.com',
    consent_version: quoteForm.consentVersion,
    company_name: filledText,
  });
});

const enquiry = {
  firstName: '  李 ',
  lastName: "N'Dour",
  email: 'li@example.com',
  serviceInterest: 'Fintech Solutions',
  projectDetails: 'A billing gateway for gas.',
};
const offer = {
  company: 'Djoliba Studios',
  contact: 'Mariam Keïta',
  email: 'mariam@example.net',
  phone: '+223 70 00 02 03',
  country: 'Mali',
  partnershipType: 'channel',
  description: 'Forty recording artists.',
  proposal: 'Ring-back tones on a revenue share.',
};

test.each([
  ['contact', 'contact_submissions', enquiry, { first_name: '李', last_name: "N'Dour" }],
  [
    'partnership',
    'partnership_applications',
    offer,
    { company_name: 'Djoliba Studios', contact_person: 'Mariam Keïta', country_region: 'Mali' },
  ],
])('a visitor sees the reference of a stored %s, and then an empty form', async (...story) => {
  const [formName, table, entered, row] = story;
  const { texts, form } = forms.find(({ name }) => name === formName) as Form;
  const sent = recordSubmissions();
  render(form);
  enter(entered);
  screen.queryAllByRole('checkbox').forEach((box) => fireEvent.click(box));
  fireEvent.click(screen.getByRole('button', { name: texts.submit }));
  expect(await screen.findByRole('button', { name: 'Submitting...' })).toBeDisabled();

  expect(await screen.findByRole('heading', { name: texts.done.title })).toHaveFocus();
  expect(sent[0]?.url).toMatch(new RegExp(`/rest/v1/${table}$`));
  expect(sent[0]?.body).toMatchObject({
    ...row,
    locale: 'en',
    consent_version: texts.consentVersion,
    honeypot: '',
    seconds_to_fill: expect.any(Number),
  });
  const id = String(sent[0]?.body['id']);
  expect(screen.getByText(`DR-${id.slice(0, 8).toUpperCase()}`)).toBeVisible();

  fireEvent.click(screen.getByRole('button', { name: texts.done.another }));
  for (const field of screen.getAllByRole('textbox')) expect(field).toHaveValue('');
  for (const box of screen.queryAllByRole('checkbox')) expect(box).not.toBeChecked();
});

test('programs that fill in forms for people know no value for the honeypot, and leave it', () => {
  render(<ContactForm title={title} texts={contactForm} />);
  const honeypot = screen.getByLabelText(formParts.submission.honeypot);
  expect(honeypot.getAttribute('name')).not.toMatch(
    /name|mail|phone|tel|web|site|url|address|city|company|org|title|comment|subject/i,
  );
  for (const sign of ['data-1p-ignore', 'data-bwignore', 'data-lpignore', 'data-form-type']) {
    expect(honeypot).toHaveAttribute(sign);
  }
});

test('a consent does not come back ticked when the page comes back', () => {
  render(<QuoteForm title={title} texts={quoteForm} />);
  const box = screen.getByRole('checkbox');
  // Otherwise browsers restore it when they load the page again.
  expect(box).toHaveAttribute('autocomplete', 'off');
  fireEvent.click(box);
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: false }));
  expect(box).toBeChecked();
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
  expect(box).not.toBeChecked();
});
