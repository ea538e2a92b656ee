import { fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { applicationForm } from '@/content/en/application-form';
import { pdf } from './document-builders';
import { enter, fieldOf } from './fill-form';

const { fields, terms } = applicationForm;

export const field = (name: keyof typeof fields) => fieldOf(name);
export const agreement = () => screen.getByLabelText((label) => label.startsWith(terms));

/** Fills in all that is required, and agrees. @param position null where the page names it already */
export async function fillApplication(
  user: UserEvent,
  position: string | null = 'fintech-architect',
) {
  enter({
    firstName: 'Ọláwálé',
    lastName: "O'Brien",
    email: 'ola@example.com',
    phone: '+234 800 000 0301',
    location: 'Kano, Nigeria',
    ...(position && { position }),
    experience: '6-10',
    availability: '1-month',
    summary: 'Ten years of telecom.',
    skills: 'SQL, Go',
    motivation: 'I like small teams.',
  });
  await user.upload(field('resume'), new File([pdf()], 'Résumé.pdf', { type: 'application/pdf' }));
  fireEvent.click(agreement());
}
