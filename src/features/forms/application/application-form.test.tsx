import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { applicationForm } from '@/content/en/application-form';
import { site } from '@/content/facts/site';
import { docx, pdf } from '@tests/support/document-builders';
import { agreement, field, fillApplication } from '@tests/support/fill-application';
import { enter } from '@tests/support/fill-form';
import { recordSubmissions } from '@tests/support/network';
import { render } from '@tests/support/with-texts';
import { ApplicationForm } from './application-form';

interface Body {
  application: Record<string, unknown>;
  files: { kind: string; file_name: string; content: string }[];
}

const postingId = 'cccccccc-0000-4000-8000-000000000001';
const resume = () => new File([pdf()], 'Résumé.pdf', { type: 'application/pdf' });
const letter = () => new File([docx()], 'letter.doc');
const programNamedPdf = () => new File(['MZ not a document'], 'letter.pdf');
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

function setup() {
  const requests = recordSubmissions() as unknown as { url: string; body: Body }[];
  const user = userEvent.setup();
  render(
    <ApplicationForm
      posting={null}
      title="The form"
      texts={applicationForm}
      jobPostingId={() => postingId}
    />,
  );
  const submit = () => user.click(screen.getByText(applicationForm.submit));
  return { requests, user, submit };
}

test('a visitor can apply for a posting with files, and sees a confirmation', async () => {
  const { requests, user, submit } = setup();
  await fillApplication(user);
  enter({ linkedin: 'www.example.com/in/ola' });
  await user.upload(field('coverLetter'), letter());
  await submit();

  const title = applicationForm.done.title;
  expect(await screen.findByRole('heading', { name: title })).toHaveFocus();
  expect(requests).toHaveLength(1);
  expect(requests[0]?.url).toMatch(/\/rest\/v1\/rpc\/submit_application$/);
  const { application, files } = requests[0]?.body ?? {};
  expect(application).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    first_name: 'Ọláwálé',
    last_name: "O'Brien",
    email: 'ola@example.com',
    phone: '+234 800 000 0301',
    current_location: 'Kano, Nigeria',
    linkedin: 'https://www.example.com/in/ola',
    position_applied_for: 'fintech-architect',
    job_posting_id: postingId,
    years_experience: '6-10',
    availability: '1-month',
    summary: 'Ten years of telecom.',
    skills: 'SQL, Go',
    motivation: 'I like small teams.',
    receive_updates: false,
    locale: 'en',
    consent_version: applicationForm.consentVersion,
    honeypot: '',
    seconds_to_fill: expect.any(Number),
  });
  expect(files).toEqual([
    { kind: 'resume', file_name: 'Résumé.pdf', content: base64(pdf()) },
    { kind: 'cover_letter', file_name: 'letter.docx', content: base64(docx()) },
  ]);

  const reference = `DR-${String(application?.['id']).slice(0, 8).toUpperCase()}`;
  expect(screen.getByText(reference)).toBeVisible();
  const sent = within(screen.getByRole('region', { name: title }));
  const { position, experience, availability } = applicationForm.options;
  for (const text of [
    position['fintech-architect'],
    experience['6-10'],
    availability['1-month'],
    'Résumé.pdf',
  ]) {
    expect(sent.getByText(text)).toBeVisible();
  }

  await user.click(screen.getByText(applicationForm.done.another));
  expect(field('firstName')).toHaveValue('');
  expect(screen.queryByText('Résumé.pdf')).not.toBeInTheDocument();
  expect(agreement()).not.toBeChecked();
});

test('a visitor whose file is too large reads how to make it smaller, and can email it', async () => {
  const { user } = setup();
  enter({ firstName: 'Ada', lastName: 'Obi', position: 'project-manager' });
  await user.upload(field('resume'), new File([pdf(9 * 1024 * 1024)], 'scan.pdf'));

  expect(await screen.findByText(/black and white.*Compress PDF/)).toBeVisible();
  expect(screen.getByText(applicationForm.fileMessages['too large'])).toBeVisible();
  expect(field('resume')).toBeInvalid();
  const link = screen.getByRole('link', { name: site.hrEmail });
  const { protocol, pathname, searchParams } = new URL(link.getAttribute('href') ?? '');
  expect(protocol + pathname).toBe(`mailto:${site.hrEmail}`);
  expect(searchParams.get('subject')).toBe('Application, Project Manager, Ada Obi');
  expect(searchParams.get('body')).toMatch(/Ada Obi[^]*Project Manager[^]*scan\.pdf/);

  await user.upload(field('resume'), resume());
  expect(await screen.findByText('Résumé.pdf')).toBeVisible();
  expect(link).not.toBeInTheDocument();
});

test('a visitor is asked once about a number without a country, and reads meanwhile that a cover letter cannot be sent', async () => {
  const { requests, user, submit } = setup();
  await fillApplication(user);
  enter({ phone: '0712 000 001' });
  await user.upload(field('resume'), resume());
  await submit();
  const question = expect.stringContaining(applicationForm.parts.phone.noCode());
  await waitFor(() => expect(field('phone')).toHaveAccessibleDescription(question));

  await user.upload(field('coverLetter'), programNamedPdf());
  await submit();
  expect(await screen.findByText(applicationForm.fileMessages.program)).toBeVisible();
  expect(field('coverLetter')).toHaveFocus();
  expect(requests).toEqual([]);
  await user.click(screen.getByLabelText(applicationForm.parts.file.removeOf('letter.pdf')));
  expect(field('coverLetter')).toHaveFocus();
  expect(screen.queryByText(applicationForm.fileMessages.program)).not.toBeInTheDocument();
  await submit();
  await screen.findByText(applicationForm.done.title);
  const { application, files } = requests[0]?.body ?? {};
  expect(application).toMatchObject({ phone: '0712 000 001' });
  expect(files?.map(({ kind }) => kind)).toEqual(['resume']);
});
