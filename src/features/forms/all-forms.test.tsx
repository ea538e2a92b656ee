import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { applicationForm } from '@/content/en/application-form';
import { contactForm } from '@/content/en/contact-form';
import { formParts, sentTexts } from '@/content/en/form-parts';
import { partnershipForm } from '@/content/en/partnership-form';
import { quoteForm } from '@/content/en/quote-form';
import { fillForm, typed } from '@tests/support/fill-form';
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
    submit: string;
    consentVersion: string;
  };
  form: ReactElement;
}

const forms: Form[] = [
  { name: 'quote', texts: quoteForm, form: <QuoteForm title="The form" texts={quoteForm} /> },
  {
    name: 'contact',
    texts: contactForm,
    form: <ContactForm title="The form" texts={contactForm} />,
  },
  {
    name: 'partnership',
    texts: partnershipForm,
    form: <PartnershipForm title="The form" texts={partnershipForm} />,
  },
  {
    name: 'application',
    texts: applicationForm,
    form: (
      <ApplicationForm
        posting={null}
        title="The form"
        texts={applicationForm}
        jobPostingId={() => undefined}
      />
    ),
  },
];

describe.each(forms)('$name', ({ texts, form }) => {
  const submit = () => screen.getByRole('button', { name: texts.submit });

  test('required fields are marked, and every text has its own direction', () => {
    render(form);
    for (const { label, optional } of Object.values(texts.fields)) {
      const control = screen.getByLabelText(optional ? `${label} (optional)` : label);
      const required = control.matches('[required], [aria-required=true]');
      expect([label, required]).toEqual([label, !optional]);
      expect(control).not.toHaveAttribute('aria-invalid', 'true');
    }
    for (const written of screen.getAllByRole('textbox')) {
      expect(written).toHaveAttribute('dir', 'auto');
    }
    for (const agreement of screen.queryAllByRole('checkbox', { name: /^I agree/ })) {
      expect(agreement).toBeRequired();
    }
    const anyOptional = Object.values(texts.fields).some(({ optional }) => optional);
    expect(
      screen.getByText(anyOptional ? formParts.requiredUnlessMarked : formParts.allRequired),
    ).toBeVisible();
    // Native validation bubbles would hide our messages.
    expect(screen.getByRole('form', { name: 'The form' })).toHaveAttribute('novalidate');
  });

  test('values filled in without an event are sent once, with the version of the consent text', async () => {
    const sent = recordSubmissions();
    render(form);
    const policy = screen.getByRole('link', { name: /^Privacy Policy/ });
    expect(policy).toHaveAttribute('href', '/privacy');
    // Opening it in the same tab would lose ticks and files.
    expect(policy).toHaveAttribute('target', '_blank');
    fillForm();
    const button = submit();
    act(() => {
      for (let clicks = 0; clicks < 12; clicks += 1) button.click();
    });
    expect(await screen.findByText(sentTexts.reference)).toBeVisible();
    expect(sent).toHaveLength(1);
    const row = sent[0]?.body['application'] ?? sent[0]?.body;
    expect(row).toMatchObject({ email: 'ola@example.com', consent_version: texts.consentVersion });
    expect(Object.values(row as object)).toContain(typed);
  });
});

test('programs that fill in forms for people know no value for the honeypot, and leave it', () => {
  render(<ContactForm title="The form" texts={contactForm} />);
  const honeypot = screen.getByLabelText(formParts.submission.honeypot);
  expect(honeypot.getAttribute('name')).not.toMatch(
    /name|mail|phone|tel|web|site|url|address|city|company|org|title|comment|subject/i,
  );
  for (const sign of ['data-1p-ignore', 'data-bwignore', 'data-lpignore', 'data-form-type']) {
    expect(honeypot).toHaveAttribute(sign);
  }
});

test('a consent does not come back ticked when the page comes back', () => {
  render(<QuoteForm title="The form" texts={quoteForm} />);
  const box = screen.getByRole('checkbox');
  // Otherwise browsers restore it when they load the page again.
  expect(box).toHaveAttribute('autocomplete', 'off');
  fireEvent.click(box);
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: false }));
  expect(box).toBeChecked();
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
  expect(box).not.toBeChecked();
});

const unsent = async (status: number) => {
  recordSubmissions([() => Response.json({}, { status })]);
  const user = userEvent.setup();
  render(<ContactForm title="The form" texts={contactForm} />);
  fillForm();
  await user.click(screen.getByRole('button', { name: contactForm.submit }));
  return screen.findByRole('alert', undefined, { timeout: 5000 });
};

const { stops } = formParts.submission;

test.each([
  [500, stops.fault],
  [503, stops.busy],
  [401, stops.key],
  [200, stops.portal],
])(
  'a visitor whose request failed with %s and could not be saved reads why, and how to reach us otherwise',
  async (status, words) => {
    const alert = await unsent(status);
    expect(alert).toHaveTextContent(words);
    expect(alert).toHaveTextContent(formParts.submission.unsaved);
    expect(alert).not.toHaveTextContent('back online');
    expect(screen.getByRole('link', { name: /@/ })).toBeVisible();
  },
);

const asksToStay = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('the browser asks before a request that is neither sent nor saved is left', async () => {
  await unsent(500);
  expect(asksToStay()).toBe(true);
  cleanup();
  expect(asksToStay()).toBe(false);
});
