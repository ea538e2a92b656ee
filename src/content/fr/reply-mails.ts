/** The emails that staff begin a reply with. */
import { site } from '@/content/facts/site';
import type { ReplyMailTexts } from '../en/reply-mails';

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
      'Elle est valable 30 jours. Si un point n’est pas clair ou devrait être différent, il vous suffit de répondre à cet e‑mail.',
    ],
  },
  meeting: {
    moved: 'Nous devons malheureusement changer la date de notre rendez‑vous.',
    cancelled: 'Nous devons malheureusement annuler notre rendez‑vous.',
    when: (day, hours, zone) => `Date : ${day}, ${hours} (${zone})`,
    where: (place) => `Lieu : ${place}`,
    attached:
      'Le fichier joint l’ajoute à votre agenda. Si cet horaire ne vous convient pas, il vous suffit de répondre à cet e‑mail.',
    removed: 'Le fichier joint le retire de votre agenda.',
  },
  closing: 'Cordialement,',
  whatsapp: (sent, reference) =>
    `Bonjour, ici ${site.name}. Nous vous écrivons au sujet de votre ${sent} (référence ${reference}).`,
  mails: {
    contact_submissions: {
      sent: 'demande',
      details: 'Pour y répondre, il nous faudrait quelques précisions :',
      call: 'Nous aimerions en parler avec vous au téléphone.',
      meeting: 'Nous aimerions en parler avec vous.',
      decline:
        'Nous l’avons lue avec attention, mais nous ne pouvons pas y donner suite pour le moment.\n\nSi vos projets évoluent, n’hésitez pas à nous écrire de nouveau.',
    },
    quote_requests: {
      sent: 'demande de devis',
      details: 'Pour établir un devis, il nous faudrait quelques précisions :',
      proposal: 'Voici notre proposition. Elle comprend :',
      call: 'Avant d’établir un devis, nous aimerions parler de votre projet au téléphone.',
      meeting: 'Avant d’établir un devis, nous aimerions parler de votre projet avec vous.',
      decline:
        'Nous l’avons étudiée avec attention, mais nous ne pouvons pas vous faire d’offre pour le moment.\n\nSi vos projets évoluent, n’hésitez pas à nous écrire de nouveau.',
    },
    career_applications: {
      sent: 'candidature',
      details: 'Pour l’examiner, il nous faudrait quelques précisions :',
      call: 'Nous souhaitons vous inviter à un premier entretien par téléphone.',
      meeting: 'Nous souhaitons vous inviter à un entretien.',
      decline:
        'Nous l’avons examinée avec attention et avons décidé de ne pas y donner suite.\n\nNous vous souhaitons une pleine réussite dans vos recherches. Vous pouvez bien sûr postuler à un autre poste.',
    },
    partnership_applications: {
      sent: 'demande de partenariat',
      details: 'Pour étudier votre proposition, il nous faudrait quelques précisions :',
      call: 'Nous aimerions parler de votre proposition au téléphone.',
      meeting: 'Nous aimerions parler de votre proposition avec vous.',
      decline:
        'Nous avons étudié votre proposition avec attention, mais nous n’y donnerons pas suite pour le moment.\n\nSi vos projets évoluent, n’hésitez pas à nous écrire de nouveau.',
    },
  },
};
