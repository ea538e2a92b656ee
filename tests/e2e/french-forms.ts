/** The four forms as a visitor fills them in in French; the quote request first. */
import { expect, type Page } from 'playwright/test';

export interface FrenchForm {
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

export const forms: readonly [FrenchForm, ...FrenchForm[]] = [
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

export const text = 'Des sonneries d’attente pour deux millions d’abonnés, d’abord à Douala.';
