/** The four forms as a visitor fills them in in French; the quote request first. */
import { expect, type Page } from 'playwright/test';
import { applicationForm } from '../../src/content/fr/application-form.ts';
import { contactForm } from '../../src/content/fr/contact-form.ts';
import { partnershipForm } from '../../src/content/fr/partnership-form.ts';
import { quoteForm } from '../../src/content/fr/quote-form.ts';

export interface FrenchForm {
  name: string;
  path: string;
  table: string;
  submit: string;
  /** What is said of fields that are empty. */
  faults: readonly string[];
  fill: (page: Page, person: { email: string; text: string }) => Promise<void>;
  success: string;
  /** As it is stored, whatever the language says. */
  stored: Record<string, unknown>;
}

const field = (page: Page, { label }: { label: string }) => page.getByLabel(label, { exact: true });

export const forms: readonly [FrenchForm, ...FrenchForm[]] = [
  {
    name: 'quote',
    path: '/fr/get-quote',
    table: 'quote_requests',
    submit: quoteForm.submit,
    faults: [
      quoteForm.messages.companyName,
      quoteForm.messages.email,
      quoteForm.messages.country,
      quoteForm.messages.timeline,
    ],
    async fill(page, { email, text }) {
      const { fields, options } = quoteForm;
      await field(page, fields.companyName).fill('Wouri Télécom');
      await field(page, fields.contactName).fill('Aïssatou N’Diaye');
      await field(page, fields.email).fill(email);
      await field(page, fields.country).selectOption({ label: options.country.Cameroon });
      const phone = field(page, fields.phone);
      await expect(phone).toHaveValue(/^\+237/);
      await phone.fill('+237 671234567');
      await field(page, fields.serviceType).selectOption({
        label: options.serviceType['Custom Solution'],
      });
      await field(page, fields.projectDescription).fill(text);
      await field(page, fields.timeline).selectOption({ label: options.timeline.short });
      await field(page, fields.budget).selectOption({ label: options.budget.discuss });
      await page.getByRole('checkbox').check();
    },
    success: quoteForm.done.title,
    stored: {
      country: 'Cameroon',
      service_type: 'Custom Solution',
      timeline: 'short',
      budget: 'discuss',
      phone: '+237 671234567',
    },
  },
  {
    name: 'contact',
    path: '/fr#contact',
    table: 'contact_submissions',
    submit: contactForm.submit,
    faults: [contactForm.messages.firstName, contactForm.messages.projectDetails],
    async fill(page, { email, text }) {
      const { fields, options } = contactForm;
      await field(page, fields.firstName).fill('Aïssatou');
      await field(page, fields.lastName).fill('N’Diaye');
      await field(page, fields.email).fill(email);
      await field(page, fields.serviceInterest).selectOption({
        label: options.serviceInterest['Fintech Solutions'],
      });
      await field(page, fields.projectDetails).fill(text);
    },
    success: contactForm.done.title,
    stored: { service_interest: 'Fintech Solutions' },
  },
  {
    name: 'partnership',
    path: '/fr/partnership',
    table: 'partnership_applications',
    submit: partnershipForm.submit,
    faults: [partnershipForm.messages.partnershipType, partnershipForm.messages.terms],
    async fill(page, { email, text }) {
      const { fields, options } = partnershipForm;
      await field(page, fields.company).fill('Wouri Télécom');
      await field(page, fields.contact).fill('Aïssatou N’Diaye');
      await field(page, fields.email).fill(email);
      await field(page, fields.phone).fill('+237 671234567');
      await field(page, fields.country).fill('Cameroun');
      await field(page, fields.partnershipType).selectOption({
        label: options.partnershipType.channel,
      });
      await field(page, fields.description).fill('Un réseau à Douala.');
      await field(page, fields.proposal).fill(text);
      await page.getByRole('checkbox').check();
    },
    success: partnershipForm.done.title,
    stored: { partnership_type: 'channel' },
  },
  {
    name: 'job application',
    path: '/fr/apply',
    table: 'career_applications',
    submit: applicationForm.submit,
    faults: [applicationForm.messages.position, applicationForm.messages.resume],
    async fill(page, { email, text }) {
      const { fields, options } = applicationForm;
      await field(page, fields.firstName).fill('Aïssatou');
      await field(page, fields.lastName).fill('N’Diaye');
      await field(page, fields.email).fill(email);
      await field(page, fields.phone).fill('+237 671234567');
      await field(page, fields.location).fill('Douala, Cameroun');
      await field(page, fields.position).selectOption({ label: options.position['ai-developer'] });
      await field(page, fields.experience).selectOption({ label: options.experience['3-5'] });
      await field(page, fields.availability).selectOption({
        label: options.availability['1-month'],
      });
      await field(page, fields.summary).fill('Cinq ans de traitement de la parole.');
      await field(page, fields.skills).fill('Python, SIP, français');
      await field(page, fields.motivation).fill(text);
      await field(page, fields.resume).setInputFiles({
        name: 'CV d’Aïssatou.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.4\n1 0 obj << >> endobj\ntrailer << >>\n%%EOF\n'),
      });
      await page.getByRole('checkbox').first().check();
    },
    success: applicationForm.done.title,
    stored: {
      position_applied_for: 'ai-developer',
      years_experience: '3-5',
      availability: '1-month',
    },
  },
];

export const text = 'Des sonneries d’attente pour deux millions d’abonnés, d’abord à Douala.';
