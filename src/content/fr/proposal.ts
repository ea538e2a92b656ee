/** What the status page says of a proposal, and of the answer to it. */
import type { StatusTexts } from '@/content/texts';

export const proposal: StatusTexts['proposal'] = {
  title: 'Notre proposition',
  arrived: { title: 'Nous vous avons envoyé notre proposition.', next: [] },
  sent: (when) => `Envoyée le ${when}`,
  files: 'Fichiers de la proposition',
  noFiles: 'Elle ne comporte pas de fichier : vous la trouverez dans notre e‑mail.',
  download: 'Télécharger',
  downloadOf: (name) => `Télécharger ${name}`,
  downloading: 'Téléchargement…',
  notDownloaded: 'Le fichier n’a pas été téléchargé.',
  onPaper:
    'Pour accepter cette proposition, merci de la signer sur papier. Vous pouvez nous poser une question ici.',
  byEmail:
    'Nous avons corrigé l’adresse à laquelle ce lien a été envoyé : il ne permet ni d’accepter ni de décliner la proposition. Répondez plutôt à notre e‑mail. Vous pouvez nous poser une question ici.',

  answers: {
    accepted: {
      action: 'Accepter',
      text: 'Message (facultatif)',
      title: 'Accepter cette proposition',
      question: 'Accepter cette proposition maintenant ?',
      effect:
        'Nous enregistrons votre nom, votre message, l’heure et les fichiers avec leur empreinte SHA‑256, et vous recevez un accusé de réception par e‑mail. La proposition n’engage qu’une fois un contrat signé par les deux parties.',
      yes: 'Oui, accepter',
      stored: 'Merci. Votre acceptation nous est parvenue ; nous vous écrirons pour la suite.',
    },
    question: {
      action: 'Poser une question',
      text: 'Votre question',
      title: 'Poser une question sur cette proposition',
      question: 'Envoyer cette question maintenant ?',
      effect: 'Notre réponse vous parviendra par e‑mail.',
      yes: 'Oui, l’envoyer',
      stored: 'Votre question nous est parvenue. Vous recevrez notre réponse par e‑mail.',
    },
    declined: {
      action: 'Décliner',
      text: 'Message (facultatif)',
      title: 'Décliner cette proposition',
      question: 'Décliner cette proposition maintenant ?',
      effect:
        'Nous enregistrons votre nom, votre message et l’heure, et vous recevez un accusé de réception par e‑mail.',
      yes: 'Oui, décliner',
      stored: 'Nous avons noté que vous déclinez la proposition. Merci de nous l’avoir dit.',
    },
  },
  name: 'Votre nom',
  by: 'Au nom de',
  problems: {
    name: 'Veuillez indiquer votre nom',
    nameTooLong: 'Veuillez raccourcir le nom à 200 caractères',
    text: 'Veuillez écrire votre question',
    textTooLong: 'Veuillez raccourcir le texte à 5 000 caractères',
  },
  next: 'Continuer',
  cancel: 'Annuler',
  back: 'Modifier',
  busy: 'Envoi en cours…',

  decided: {
    accepted: (when) => `Acceptée le ${when}, au nom de`,
    declined: (when) => `Déclinée le ${when}, au nom de`,
  },
  refused: {
    gone: 'Votre réponse n’a pas été enregistrée, car ce lien ne fonctionne plus.',
    replaced:
      'Votre réponse n’a pas été enregistrée : nous avons envoyé une autre proposition entre‑temps. Votre texte est conservé ; regardez d’abord la proposition ci‑dessous.',
    removed:
      'Votre réponse n’a pas été enregistrée, car la proposition n’est plus affichée ici. Veuillez nous écrire.',
    answered:
      'Votre réponse n’a pas été enregistrée : une réponse à cette proposition avait déjà été donnée.',
    'not here':
      'Votre réponse n’a pas été enregistrée : cette page ne permet ni d’accepter ni de décliner cette proposition.',
  },
  unknown:
    'Nous n’avons pas pu confirmer l’enregistrement de votre réponse. Si vous réessayez, elle ne sera enregistrée qu’une fois.',
  tooMany:
    'Trop d’envois ou de téléchargements ont été faits avec ce lien en une heure. Veuillez réessayer dans une heure.',
};
