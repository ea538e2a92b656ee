import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { pdf } from './document-builders';

export const field = (label: RegExp) => screen.getByLabelText(label);

export async function write(user: UserEvent, label: RegExp, text: string) {
  await user.click(field(label));
  await user.paste(text);
}

/** Whatever the form of applications asks for, as a visitor writes, chooses and ticks it. */
export async function fillApplication(user: UserEvent) {
  await write(user, /^first name/i, 'Ọláwálé');
  await write(user, /^last name/i, "O'Brien");
  await write(user, /^email/i, 'ola@example.com');
  await write(user, /^phone/i, '+234 800 000 0301');
  await write(user, /^current location/i, 'Kano, Nigeria');
  await user.selectOptions(field(/^position/i), 'fintech-architect');
  await user.selectOptions(field(/^years/i), '6-10');
  await user.selectOptions(field(/^availability/i), '1-month');
  await write(user, /^professional summary/i, 'Ten years of telecom.');
  await write(user, /^skills/i, 'SQL, Go');
  await write(user, /^motivation/i, 'I like small teams.');
  await user.upload(
    field(/^resume/i),
    new File([pdf()], 'Résumé.pdf', { type: 'application/pdf' }),
  );
  await user.click(field(/^I agree/));
}
