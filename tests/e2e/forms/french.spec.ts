// The four forms in French, from the first fault to the stored row and the staff's view of it.
import type { Page } from 'playwright/test';
import { status as statusTexts } from '@/content/fr/status';
import { openAs, sql } from '../admin-support.ts';
import { newPerson } from '../forms.ts';
import { mailsTo } from '../mails.ts';
import { interactive } from '../site.ts';
import { admin, expect, rowsWhere, test } from '../support.ts';

interface FrenchForm {
  name: string;
  path: string;
  table: string;
  submit: string;
  /** What is said of fields that are empty. */
  faults: readonly string[];
  fill: (page: Page, person: { email: string; text: string }) => Promise<void>;
  success: RegExp;
  /** As it is stored, whatever the language says. */
  stored: Record<string, unknown>;
}

const forms: readonly FrenchForm[] = [
  {
    name: 'quote',
    path: '/fr/get-quote',
    table: 'quote_requests',
    submit: 'Envoyer la demande de devis',
    faults: [
      'Le nom de l’entreprise doit compter au moins 2 caractères',
      'Veuillez saisir une adresse e-mail valide',
      'Veuillez choisir votre pays',
      'Veuillez choisir votre délai',
    ],
    async fill(page, { email, text }) {
      await page.getByLabel('Nom de l’entreprise').fill('Wouri Télécom');
      await page.getByLabel('Personne à contacter').fill('Aïssatou N’Diaye');
      await page.getByLabel('Adresse e-mail').fill(email);
      await page.getByLabel('Pays').selectOption({ label: 'Cameroun' });
      const phone = page.getByLabel('Numéro de téléphone');
      await expect(phone).toHaveValue(/^\+237/);
      await phone.fill('+237 671234567');
      await page.getByLabel('Type de service').selectOption({ label: 'Autre besoin' });
      await page.getByLabel('Description du projet').fill(text);
      await page.getByLabel('Délai').selectOption({ label: 'Court terme (1 à 3 mois)' });
      await page.getByLabel('Fourchette de budget').selectOption({ label: 'À discuter' });
      await page.getByRole('checkbox').check();
    },
    success: /Votre demande nous est parvenue/,
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
    submit: 'Ouvrir la discussion',
    faults: ['Veuillez saisir votre prénom', 'Veuillez décrire votre projet en détail'],
    async fill(page, { email, text }) {
      await page.getByLabel('Prénom').fill('Aïssatou');
      await page.getByLabel('Nom', { exact: true }).fill('N’Diaye');
      await page.getByLabel('Adresse e-mail').fill(email);
      await page
        .getByLabel('Service qui vous intéresse')
        .selectOption({ label: 'Solutions fintech' });
      await page.getByLabel('Détails du projet').fill(text);
    },
    success: /Votre demande nous est parvenue/,
    stored: { service_interest: 'Fintech Solutions' },
  },
  {
    name: 'partnership',
    path: '/fr/partnership',
    table: 'partnership_applications',
    submit: 'Envoyer la demande',
    faults: ['Veuillez choisir un type de partenariat', 'Vous devez accepter les conditions.'],
    async fill(page, { email, text }) {
      await page.getByLabel('Nom de l’entreprise').fill('Wouri Télécom');
      await page.getByLabel('Personne à contacter').fill('Aïssatou N’Diaye');
      await page.getByLabel('Adresse e-mail').fill(email);
      await page.getByLabel('Numéro de téléphone').fill('+237 671234567');
      await page.getByLabel('Pays ou région').fill('Cameroun');
      await page.getByLabel('Type de partenariat').selectOption({ label: 'Distribution' });
      await page.getByLabel('Présentation de l’entreprise').fill('Un réseau à Douala.');
      await page.getByLabel('Proposition de partenariat').fill(text);
      await page.getByRole('checkbox').check();
    },
    success: /Demande de partenariat envoyée/,
    stored: { partnership_type: 'channel' },
  },
  {
    name: 'job application',
    path: '/fr/apply',
    table: 'career_applications',
    submit: 'Envoyer la candidature',
    faults: [
      'Veuillez choisir un poste',
      'Veuillez choisir votre CV : un fichier (.pdf, .doc, .docx) de 5 Mo au plus',
    ],
    async fill(page, { email, text }) {
      await page.getByLabel('Prénom').fill('Aïssatou');
      await page.getByLabel('Nom', { exact: true }).fill('N’Diaye');
      await page.getByLabel('Adresse e-mail').fill(email);
      await page.getByLabel('Numéro de téléphone').fill('+237 671234567');
      await page.getByLabel('Lieu de résidence').fill('Douala, Cameroun');
      await page.getByLabel('Poste', { exact: true }).selectOption({ label: 'Développeur IA' });
      await page.getByLabel('Années d’expérience').selectOption({ label: '3 à 5 ans' });
      await page.getByLabel('Disponibilité').selectOption({ label: '1 mois' });
      await page
        .getByLabel('Résumé de votre parcours')
        .fill('Cinq ans de traitement de la parole.');
      await page.getByLabel('Compétences').fill('Python, SIP, français');
      await page.getByLabel('Votre motivation').fill(text);
      await page.getByLabel('CV', { exact: true }).setInputFiles({
        name: 'CV d’Aïssatou.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.4\n1 0 obj << >> endobj\ntrailer << >>\n%%EOF\n'),
      });
      await page.getByRole('checkbox').first().check();
    },
    success: /Votre candidature nous est parvenue/,
    stored: {
      position_applied_for: 'ai-developer',
      years_experience: '3-5',
      availability: '1-month',
    },
  },
];

const text = 'Des sonneries d’attente pour deux millions d’abonnés, d’abord à Douala.';

for (const form of forms) {
  // Its faults and its telephone number have the most to say.
  const tag = form.name === 'quote' ? [] : '@thorough';
  test(
    `the ${form.name} form is filled in, corrected and stored in French`,
    { tag },
    async ({ page }) => {
      const person = { ...newPerson(), text };
      await page.goto(form.path);
      await interactive(page);
      const shown = page.getByRole('main');
      const submit = shown.getByRole('button', { name: form.submit });
      await submit.click();
      for (const fault of form.faults) {
        await expect(shown.getByText(fault.replaceAll(' :', '\u202f:')).first()).toBeVisible();
      }
      await form.fill(page, person);
      await submit.click();
      await expect(shown.getByText(form.success).first()).toBeVisible();

      const rows = await rowsWhere(form.table, { email: person.email });
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({ ...form.stored, locale: 'fr' });
      await expect(
        shown.getByText(String(rows[0]?.['id']).slice(0, 8).toUpperCase(), { exact: true }),
      ).toBeVisible();
    },
  );
}

test('what waits is told in the language of the page that is open, and sent in its own', async ({
  page,
  context,
  complaints,
}) => {
  const [form] = forms;
  if (!form) throw new Error('there is no form');
  const person = { ...newPerson(), text };
  await page.goto(form.path);
  await interactive(page);
  await form.fill(page, person);
  await context.setOffline(true);
  await page.getByRole('button', { name: form.submit }).click();
  await expect(page.getByText(/Pas encore envoyée\. Enregistrée sur cet appareil/)).toBeVisible();
  await page.route('**/rest/v1/**', (route) => route.abort());
  await context.setOffline(false);
  await page.goto('/about');
  await expect(page.getByText(/^Not sent yet\. Saved on this device/).first()).toBeVisible();
  await page.unrouteAll();
  await page.reload();
  await expect
    .poll(async () => (await rowsWhere(form.table, { email: person.email })).length)
    .toBe(1);
  const [row] = await rowsWhere(form.table, { email: person.email });
  expect(row).toMatchObject({ locale: 'fr' });
  complaints.length = 0;
});

test('staff see in which language to answer', { tag: '@thorough' }, async ({ page, browser }) => {
  const [, form] = forms;
  if (!form) throw new Error('there is no form');
  const person = { ...newPerson(), text };
  await page.goto(form.path);
  await interactive(page);
  await form.fill(page, person);
  await page.getByRole('button', { name: form.submit }).click();
  await expect(page.getByText(form.success).first()).toBeVisible();
  const [row] = await rowsWhere(form.table, { email: person.email });

  const staff = await openAs(browser, admin);
  await staff.goto(`/admin/contacts/${String(row?.['id'])}`);
  const record = staff.getByRole('region', { name: 'Aïssatou N’Diaye' });
  await expect(record.getByText('French', { exact: true })).toBeVisible();
  await record.getByRole('button', { name: 'Reply by e-mail' }).click();
  const reply = record.getByRole('link', { name: 'Acknowledge receipt' });
  const address = decodeURIComponent((await reply.getAttribute('href')) ?? '');
  expect(address).toContain(`mailto:${person.email}`);
  expect(address).toMatch(/Bonjour/);
});

test('a confirmation comes by e-mail, its link shows where the request stands, and takes it back', async ({
  page,
  context,
}) => {
  const [form] = forms;
  if (!form) throw new Error('there is no form');
  const person = { ...newPerson(), text };
  // Other tests have sent more than an hour's worth.
  await sql`update private.mail_settings set acknowledgements_an_hour = 100000`;
  await page.clock.install();
  await page.goto(form.path);
  await form.fill(page, person);
  // Who types as fast as a program is sent nothing.
  await page.clock.fastForward(5000);
  await page.getByRole('button', { name: form.submit }).click();
  await expect(page.getByText(form.success).first()).toBeVisible();
  const [row] = await rowsWhere(form.table, { email: person.email });
  const id = String(row?.['id']);
  const reference = id.slice(0, 8).toUpperCase();
  await expect(page.getByText(reference, { exact: true })).toBeVisible();

  await expect.poll(() => mailsTo(person.email).length).toBe(1);
  const [mail] = mailsTo(person.email);
  expect(mail?.subject).toBe(`Votre demande de devis nous est parvenue\u202f: ${reference}`);
  expect(mail?.text).not.toMatch(/Wouri|Aïssatou|sonneries/);
  const link = /http\S+\/fr\/status#\S+/.exec(mail?.text ?? '')?.[0] ?? '';

  const reader = await context.newPage();
  await reader.goto(link);
  await expect(reader.getByText(reference)).toBeVisible();
  await expect(reader.getByText(statusTexts.kinds.quote_requests.stages.new.title)).toBeVisible();
  await sql`update quote_requests set status = 'contacted' where id = ${id}`;
  await reader.reload();
  await expect(
    reader.getByText(statusTexts.kinds.quote_requests.stages.contacted.title),
  ).toBeVisible();

  await reader.getByRole('button', { name: statusTexts.withdraw.action }).click();
  await reader.getByRole('button', { name: statusTexts.withdraw.yes }).click();
  await expect(reader.getByText(statusTexts.withdraw.done)).toBeVisible();
  expect(await rowsWhere(form.table, { email: person.email })).toEqual([]);
  expect(await sql`select from mails where record_id = ${id}`).toHaveLength(0);
  await reader.reload();
  await expect(reader.getByText(statusTexts.gone)).toBeVisible();
});
