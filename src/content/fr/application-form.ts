/** The application for a job. */
import { fileSizeLimit } from '@/lib/documents';
import { documentExtensions } from '@/lib/file-kind/file-kind';
import type { Labels } from '@/content/facts/choices';
import type { ApplicationFormTexts } from '@/content/texts';
import { figures } from './figures';
import { fieldMessages, formParts, sentTexts } from './form-parts';
import { position } from './topics';

const experience: Labels<'experience'> = {
  '0-2': '0 à 2 ans',
  '3-5': '3 à 5 ans',
  '6-10': '6 à 10 ans',
  '10+': '10 ans et plus',
};

const availability: Labels<'availability'> = {
  immediate: 'Immédiate',
  '2-weeks': '2 semaines',
  '1-month': '1 mois',
  '2-months': '2 mois',
};

const size = `${fileSizeLimit / 1024 / 1024} Mo`;
const kinds = documentExtensions.join(', ').replace(/, ([^,]*)$/, ' ou $1');
const asPdf = 'Enregistrez‑le en PDF et choisissez ce PDF.';

export const applicationForm: ApplicationFormTexts = {
  chosenJob: {
    open: (title) => `Vous postulez au poste suivant : ${title}`,
    closed:
      'Le poste que vous avez choisi n’est plus à pourvoir. Vous pouvez tout de même postuler ici, en précisant le type de poste que vous recherchez.',
    ended:
      'La date limite pour le poste que vous avez choisi est passée. Vous pouvez encore postuler : nous lisons les candidatures tardives, sans garantir qu’elles seront prises en compte pour ce poste.',
    unknown:
      'Nous n’avons pas pu savoir quel poste vous aviez choisi : l’adresse est peut-être incomplète. Vous pouvez tout de même postuler ici, en précisant le type de poste que vous recherchez.',
    loading: 'Chargement de ce poste…',
    failed:
      'Nous n’avons pas pu charger le poste que vous avez choisi. Vous pouvez tout de même postuler : votre choix sera joint à votre candidature.',
  },
  groups: {
    personal: 'Informations personnelles',
    position: 'Le poste',
    background: 'Parcours professionnel',
    documents: 'Pièces jointes',
    additional: 'Informations complémentaires',
  },
  fields: {
    firstName: { label: 'Prénom' },
    lastName: { label: 'Nom' },
    email: { label: 'Adresse e‑mail' },
    phone: { label: 'Numéro de téléphone', hint: 'Avec l’indicatif du pays, par exemple +237.' },
    location: { label: 'Lieu de résidence', hint: 'Ville et pays.' },
    linkedin: { label: 'Profil LinkedIn', optional: true },
    position: { label: 'Poste', placeholder: 'Choisissez un poste' },
    salary: {
      label: 'Salaire souhaité',
      hint: 'Précisez la devise et la période.',
      optional: true,
    },
    experience: { label: 'Années d’expérience', placeholder: 'Choisissez votre expérience' },
    availability: { label: 'Disponibilité', placeholder: 'Quand pouvez‑vous commencer ?' },
    summary: { label: 'Résumé de votre parcours', hint: 'Votre parcours, en quelques phrases.' },
    skills: {
      label: 'Compétences',
      hint: 'Technologies, méthodes et langues, séparées par des virgules.',
    },
    motivation: { label: 'Votre motivation', hint: 'Pourquoi ce travail, et pourquoi chez nous ?' },
    resume: { label: 'CV', hint: `${kinds}, ${size} au plus.` },
    coverLetter: {
      label: 'Lettre de motivation',
      hint: `${kinds}, ${size} au plus.`,
      optional: true,
    },
    additionalInfo: {
      label: 'Autre chose à nous dire ?',
      hint: 'Par exemple un préavis, un permis de travail ou un lien vers vos réalisations.',
      optional: true,
    },
  },
  options: { position, experience, availability },
  messages: {
    firstName: fieldMessages.firstName,
    lastName: fieldMessages.lastName,
    email: fieldMessages.email,
    phone: fieldMessages.phone,
    location: 'Veuillez saisir votre lieu de résidence',
    position: 'Veuillez choisir un poste',
    experience: 'Veuillez choisir vos années d’expérience',
    availability: 'Veuillez choisir votre disponibilité',
    summary: 'Veuillez résumer votre parcours',
    skills: 'Veuillez indiquer vos compétences',
    motivation: 'Veuillez nous dire pourquoi vous souhaitez travailler avec nous',
    resume: `Veuillez choisir votre CV : un fichier ${kinds} de ${size} au plus`,
    terms: fieldMessages.terms,
  },
  nothingOpens:
    'Si rien ne s’ouvre ici, ouvrez cette page dans Chrome ou Safari, ou envoyez votre CV par e‑mail à',
  fileMessages: {
    'not here':
      'Ce fichier n’est pas encore sur votre téléphone : téléchargez‑le, puis choisissez‑le de nouveau.',
    byEnding: (ending) => `C’est un fichier ${ending}, que nous ne pouvons pas lire. ${asPdf}`,
    unreadable:
      'Nous n’avons pas pu lire ce fichier. Enregistrez‑le sur cet appareil et choisissez‑le de nouveau.',
    empty: 'Ce fichier est vide. Veuillez en choisir un autre.',
    'too large': `Ce fichier dépasse ${size}. Sur un téléphone, numérisez‑le de nouveau en noir et blanc, ou utilisez « Compresser le PDF » dans votre application de numérisation ou de PDF. Choisissez‑le ensuite ici : ${size} au plus.`,
    password:
      'Ce document ne s’ouvre qu’avec un mot de passe. Enregistrez‑en une copie sans mot de passe, ou en PDF, et choisissez‑la.',
    macros: `Ce document contient des macros, que nous n’acceptons pas. ${asPdf}`,
    damaged:
      'Ce fichier est endommagé, ou il en manque la fin. S’il est encore en cours de téléchargement, patientez ; sinon, téléchargez‑le ou enregistrez‑le de nouveau, puis choisissez‑le.',
    incomplete:
      'Ce PDF est incomplet : il en manque la fin. S’il est encore en cours de téléchargement, patientez ; sinon, téléchargez‑le ou enregistrez‑le de nouveau, puis choisissez‑le.',
    rtf: `C’est un fichier RTF, quoi que dise son nom. ${asPdf}`,
    odt: `C’est un fichier OpenDocument (.odt). ${asPdf}`,
    pages:
      'C’est un fichier de Pages ou d’une autre application Apple. Exportez‑le en PDF depuis cette application et choisissez ce PDF.',
    office: `C’est une feuille de calcul, une présentation ou un autre fichier Office. ${asPdf}`,
    photo:
      'C’est une photo ou une image. Placez‑la dans un document, ou imprimez‑la en PDF, et choisissez ce fichier.',
    archive: `C’est une archive, par exemple un fichier ZIP. Décompressez‑la et choisissez le document lui-même : un fichier ${kinds}.`,
    'web page':
      'C’est une page web : Word peut l’ouvrir, nous non. Ouvrez‑la, enregistrez‑la ou imprimez‑la en PDF et choisissez ce PDF.',
    text: `C’est du texte brut. Ouvrez‑le dans un traitement de texte. ${asPdf}`,
    program: `C’est un programme, pas un document. Veuillez choisir un fichier ${kinds}.`,
    shortcut:
      'C’est un raccourci, qui ne fait que mener à un fichier. Choisissez le fichier lui‑même. S’il s’agit d’un document en ligne, téléchargez‑le en PDF et choisissez ce PDF.',
    type: `Ce n’est pas un document PDF ou Word (${kinds}). Si vous pouvez l’ouvrir, enregistrez‑le en PDF et choisissez ce PDF.`,
  },
  byMail: {
    offer: 'Ou envoyez‑le tel quel par e‑mail :',
    subject: (title, name) => ['Candidature', title, name].filter(Boolean).join(', '),
    about: (title, name) => `Nom : ${name}\nPoste : ${title}`,
  },
  terms:
    'J’accepte les conditions d’utilisation, ainsi que le traitement de ces informations en vue de décider de la suite à donner à ma candidature.',
  updates: 'Prévenez‑moi des nouveaux postes (facultatif)',
  consentVersion: 'application-fr-a4625a0c',
  submit: 'Envoyer la candidature',
  next: `Nous l’examinerons dans un délai de ${figures.applicationReview}.`,
  done: {
    ...sentTexts,
    toast: {
      title: 'Candidature envoyée',
      description: `Nous l’examinerons dans un délai de ${figures.applicationReview}.`,
    },
    title: 'Nous avons bien reçu votre candidature',
    next: [
      `Nous examinerons votre candidature dans un délai de ${figures.applicationReview}.`,
      'Nous vous répondrons par e‑mail. Si votre profil correspond, un premier entretien suivra.',
    ],
    another: 'Envoyer une autre candidature',
  },
  parts: formParts,
};
