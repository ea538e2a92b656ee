import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contactForm } from '@/content/en/contact-form';
import { ContactForm } from '@/features/forms/contact/contact-form';
import { fillForm } from './fill-form';
import { recordSubmissions } from './network';
import { render } from './with-texts';

export const contact = <ContactForm title="The form" texts={contactForm} />;

/** Fills in the form on the page and presses its button. @param responses as of `recordSubmissions` */
export async function fillAndSend(responses?: (() => Response)[]) {
  const sent = recordSubmissions(responses);
  const user = userEvent.setup();
  fillForm();
  const submit = screen.getByText(contactForm.submit);
  await user.click(submit);
  return { sent, user, submit };
}

export async function sendContactForm(responses?: (() => Response)[]) {
  render(contact);
  return fillAndSend(responses);
}
