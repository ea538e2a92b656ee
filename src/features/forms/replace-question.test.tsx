import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { contactForm } from '@/content/en/contact-form';
import { render } from '@tests/support/with-texts';
import { ContactForm } from './contact/contact-form';
import { requestChange } from './submission/change-request';

const { replaces, replacesYes } = contactForm.parts.pending;
const { firstName } = contactForm.fields;
const id = '5b1b0d2e-7c07-4a3c-9d0f-0a4a6f1f4b11';

test('a visitor is asked on the page before a waiting submission replaces typed text', async () => {
  const user = userEvent.setup();
  render(<ContactForm title="The form" texts={contactForm} />);
  const field = screen.getByLabelText(firstName.label);
  await user.type(field, 'Ben');
  const form = { name: 'contact', page: '/', values: { firstName: 'Ada' } };
  act(() => requestChange({ form, id, startedAt: null }));
  expect(screen.getByText(replaces)).toHaveFocus();
  expect(field).toHaveValue('Ben');
  await user.click(screen.getByRole('button', { name: replacesYes }));
  expect(field).toHaveValue('Ada');
  expect(screen.queryByText(replaces)).not.toBeInTheDocument();
});
