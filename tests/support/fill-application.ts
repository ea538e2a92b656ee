import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { applicationForm } from '@/content/en/application-form';
import { pdf } from './document-builders';

const { fields, terms } = applicationForm;
type FieldName = keyof typeof fields;

/** Optional fields have a suffix after their label. */
export const field = (name: FieldName) =>
  screen.getByLabelText((label) => label.startsWith(fields[name].label));
export const agreement = () => screen.getByLabelText((label) => label.startsWith(terms));

export async function write(user: UserEvent, name: FieldName, text: string) {
  await user.click(field(name));
  await user.paste(text);
}

/** @param position where nothing names it already */
export async function fillApplication(
  user: UserEvent,
  position: string | null = 'fintech-architect',
) {
  await write(user, 'firstName', 'Ọláwálé');
  await write(user, 'lastName', "O'Brien");
  await write(user, 'email', 'ola@example.com');
  await write(user, 'phone', '+234 800 000 0301');
  await write(user, 'location', 'Kano, Nigeria');
  if (position) await user.selectOptions(field('position'), position);
  await user.selectOptions(field('experience'), '6-10');
  await user.selectOptions(field('availability'), '1-month');
  await write(user, 'summary', 'Ten years of telecom.');
  await write(user, 'skills', 'SQL, Go');
  await write(user, 'motivation', 'I like small teams.');
  await user.upload(field('resume'), new File([pdf()], 'Résumé.pdf', { type: 'application/pdf' }));
  await user.click(agreement());
}
