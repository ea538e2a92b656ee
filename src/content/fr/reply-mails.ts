/** The emails that staff begin a reply with. */
import { site } from '@/content/facts/site';
import type { ReplyMailTexts } from '../en/reply-mails';

const formal =
  'Nous vous prions d’agréer, Madame, Monsieur, l’expression de nos salutations distinguées.';

/** Writes `10:45` as 10 h 45, and `10:00` as 10 h. The tests of texts give no time. */
const clock = (time: string) =>
  String(time).replace(/^0?(\d+):(\d+)$/, (_, hour, minute) =>
    minute === '00' ? `${hour}\u202fh` : `${hour}\u202fh\u202f${minute}`,
  );

/** Names of time zones that French writes in its own way. */
const zones: Record<string, string> = {
  'Addis Ababa': 'd’Addis-Abeba',
  Algiers: 'd’Alger',
  Calcutta: 'de l’Inde',
  Cairo: 'du Caire',
  'Cape Verde': 'du Cap-Vert',
  Comoro: 'des Comores',
  Dubai: 'de Dubaï',
  Kolkata: 'de l’Inde',
  Lome: 'de Lomé',
  London: 'de Londres',
  Mahe: 'des Seychelles',
  Mauritius: 'de Maurice',
  Mogadishu: 'de Mogadiscio',
  Ndjamena: 'de N’Djamena',
  'Sao Tome': 'de São Tomé',
};
const ofCity = (city: string) =>
  zones[city] ?? (/^[AEIOUÉ]/.test(city) ? `d’${city}` : `de ${city}`);

export const replyMails: ReplyMailTexts = {
  greeting: (name) => `Bonjour ${name},`,
  nameless: 'Bonjour Madame, Monsieur,',
  forJob: (job) => `au poste « ${job} »`,
  thanks: (sent, reference) => `Nous vous remercions de votre ${sent} (référence ${reference}).`,
  ends: {
    details: ['1.\n2.\n3.', 'Il vous suffit de répondre à cet e‑mail.'],
    call: [
      'Pouvez‑vous nous indiquer deux moments qui vous conviennent, avec votre fuseau horaire, et le numéro à appeler ?',
    ],
    proposal: [
      '1.\n2.\n3.',
      'Les prix indiqués sont valables 30 jours, et la proposition n’engage qu’une fois un contrat signé par les deux parties. Si un point appelle une précision ou une modification, il vous suffit de répondre à cet e‑mail.',
    ],
  },
  meeting: {
    what: { call: 'rendez‑vous', interview: 'entretien' },
    moved: (what) => `Nous devons malheureusement déplacer notre ${what}. Voici la nouvelle date :`,
    cancelled: (what) => `Nous devons malheureusement annuler notre ${what} :`,
    when: ({ day, from, to, city, offset }) =>
      `Date : ${day}, de ${clock(from)} à ${clock(to)}, heure ${ofCity(city)} (${offset})`,
    where: (place) => `Lieu : ${place}`,
    attached:
      'Le fichier joint l’ajoute à votre agenda. Si cet horaire ne vous convient pas, il vous suffit de répondre à cet e‑mail.',
    removed: 'Le fichier joint le retire de votre agenda.',
  },
  closing: 'Cordialement,',
  closings: { proposal: formal, decline: formal },
  whatsapp: (sent, reference) =>
    `Bonjour, ici ${site.name}. Nous vous écrivons au sujet de votre ${sent} (référence ${reference}).`,
  mails: {
    contact_submissions: {
      sent: 'demande',
      details: 'Pour y répondre, il nous faudrait quelques précisions :',
      call: 'Nous aimerions en parler avec vous au téléphone.',
      meeting: 'Nous aimerions en parler avec vous. Nous vous proposons le rendez‑vous suivant :',
      decline:
        'Nous l’avons lue avec attention, mais nous regrettons de ne pas pouvoir y donner suite pour le moment.\n\nSi vos projets évoluent, n’hésitez pas à nous écrire de nouveau.',
    },
    quote_requests: {
      sent: 'demande de devis',
      details: 'Pour établir un devis, il nous faudrait quelques précisions :',
      proposal: 'Voici notre proposition. En résumé :',
      call: 'Avant d’établir un devis, nous aimerions parler de votre projet au téléphone.',
      meeting:
        'Avant d’établir un devis, nous aimerions parler de votre projet avec vous. Nous vous proposons le rendez‑vous suivant :',
      decline:
        'Nous l’avons étudiée avec attention, mais nous regrettons de ne pas pouvoir vous faire d’offre pour le moment.\n\nSi vos projets évoluent, n’hésitez pas à nous écrire de nouveau.',
    },
    career_applications: {
      sent: 'candidature',
      details: 'Pour l’examiner, il nous faudrait quelques précisions :',
      call: 'Nous souhaitons vous inviter à un premier entretien par téléphone.',
      meeting:
        'Nous souhaitons vous inviter à un entretien. Nous vous proposons le rendez‑vous suivant :',
      decline:
        'Nous l’avons examinée avec attention et avons le regret de vous informer que nous ne pouvons pas y donner suite.\n\nNous vous souhaitons une pleine réussite dans vos recherches. Vous pouvez bien sûr postuler à un autre poste.',
    },
    partnership_applications: {
      sent: 'demande de partenariat',
      details: 'Pour étudier votre proposition, il nous faudrait quelques précisions :',
      call: 'Nous aimerions parler de votre proposition au téléphone.',
      meeting:
        'Nous aimerions parler de votre proposition avec vous. Nous vous proposons le rendez‑vous suivant :',
      decline:
        'Nous avons étudié votre proposition avec attention, mais nous regrettons de ne pas pouvoir y donner suite pour le moment.\n\nSi vos projets évoluent, n’hésitez pas à nous écrire de nouveau.',
    },
  },
};
