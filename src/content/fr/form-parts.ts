/** Texts of all forms. */
import type { FormPartsTexts } from '@/content/texts';
import { outboxRules } from '@/content/facts/device';
import { intlTags } from '@/content/facts/languages';
import { marketNames } from './place-names';

const language = intlTags.fr;

/** After the reason why a phone number cannot be dialled. */
const asItIs = 'Pour garder votre numéro tel quel, appuyez de nouveau sur le bouton.';

/** After a submission is stored. */
export const sentTexts = {
  reference: 'Numéro de référence',
  nextTitle: 'La suite',
  sent: 'Ce que vous avez envoyé',
  confirmation: {
    now: 'Un e‑mail avec un lien de suivi part à l’adresse indiquée.',
    later:
      'Vous recevrez un e‑mail avec un lien de suivi sous deux jours, ou une fois votre envoi vérifié.',
    none: 'Aucun e‑mail ne suivra. Conservez votre numéro de référence.',
    unknown:
      'Vous recevrez un e‑mail avec un lien de suivi. Si nous devons d’abord vérifier votre envoi manuellement, l’e‑mail partira ensuite.',
  },
};

/** What several forms say of the same field. */
export const fieldMessages = {
  company: 'Le nom de l’entreprise doit compter au moins 2 caractères',
  contact: 'Le nom de la personne à contacter doit compter au moins 2 caractères',
  firstName: 'Veuillez saisir votre prénom',
  lastName: 'Veuillez saisir votre nom',
  email: 'Veuillez saisir une adresse e‑mail valide',
  phone: 'Veuillez saisir un numéro de téléphone valide',
  service: 'Veuillez choisir un type de service',
  project: 'Veuillez décrire votre projet en détail',
  terms: 'Vous devez accepter les conditions.',
};

const counted = (count: number, noun: string) => `${count}\u00a0${noun}${count < 2 ? '' : 's'}`;
const inWords = (minutes: number) => (minutes === 60 ? 'une heure' : counted(minutes, 'minute'));

export const formParts: FormPartsTexts = {
  tooLong: (max) => `Veuillez ne pas dépasser ${max.toLocaleString(language)} caractères`,
  phone: {
    language,
    countries: marketNames,
    several: () => `Veuillez indiquer un seul numéro. ${asItIs}`,
    short: (country) => `Ce numéro est trop court (${country}). ${asItIs}`,
    long: (country) => `Ce numéro est trop long (${country}). ${asItIs}`,
    unused: (country) => `Aucun numéro ne commence ainsi dans ce pays (${country}). ${asItIs}`,
    noCode: () => `Veuillez commencer par l’indicatif du pays, par exemple +225. ${asItIs}`,
    unreadable: () => `Nous ne pouvons pas lire ce numéro de téléphone. ${asItIs}`,
  },
  checkEmail: `Veuillez vérifier cette adresse. ${asItIs}`,
  didYouMean: (domain) => `Vouliez‑vous dire ${domain} ?`,

  file: {
    choose: 'Choisir un fichier',
    drop: 'ou déposez‑le ici',
    reading: 'Lecture du fichier…',
    remove: 'Retirer',
    removeOf: (name) => `Retirer ${name}`,
    mayNeedPassword:
      'Ce PDF est protégé. S’il demande un mot de passe à l’ouverture, nous ne pouvons pas le lire : choisissez une copie sans mot de passe.',
    size: (bytes) =>
      bytes < 1024 * 1024
        ? `${Math.ceil(bytes / 1024)} ko`
        : `${(Math.ceil((bytes / 1024 / 1024) * 10) / 10).toLocaleString(language)} Mo`,
  },

  help: {
    text: 'Le bouton reste gris ? Rechargez la page, ou écrivez à',
    withText: 'Envoyer votre texte par e‑mail',
  },

  statusLink: {
    title: 'Votre page de suivi privée',
    warning: 'Toute personne qui détient ce lien peut voir le suivi et retirer votre envoi.',
    share: 'Partager',
    none: 'Cette page ne contient pas de lien de suivi.',
  },

  requiredUnlessMarked: 'Veuillez remplir tous les champs, sauf ceux marqués « facultatif ».',
  allRequired: 'Veuillez remplir tous les champs.',

  submission: {
    honeypot: 'Laissez ce champ vide',
    consentMissing:
      'Veuillez cocher cette case : sans votre accord, nous ne pouvons pas traiter votre envoi.',
    uploading: (percent) =>
      percent < 100
        ? `Envoi en cours : ${percent} % transmis`
        : 'En attente de la confirmation de notre serveur',
    waiting: 'Votre envoi n’est pas encore parti. Il est enregistré sur cet appareil.',
    offline: 'Vous êtes hors ligne.',
    stops: {
      offline: 'La connexion est rétablie : vous pouvez relancer l’envoi.',
      'no answer': 'Notre serveur n’a pas répondu.',
      portal:
        'Votre réseau vous demande peut-être de vous identifier. Ouvrez sa page de connexion, puis réessayez.',
      busy: 'Notre serveur est très sollicité en ce moment.',
      fault: 'Un problème est survenu de notre côté ; vous n’y êtes pour rien.',
      key: 'Notre serveur a refusé cette page. L’erreur vient de nous : veuillez plutôt nous écrire par e‑mail.',
      storage_network:
        'La limite quotidienne de fichiers pour votre réseau est atteinte, peut-être à cause d’autres personnes qui le partagent. Essayez avec des fichiers plus petits, ou envoyez le tout par e‑mail, fichiers compris.',
      storage_total:
        'Notre serveur ne peut plus recevoir de fichiers pour le moment. Veuillez envoyer le tout par e‑mail, fichiers compris.',
    },
    limits: {
      email: (most, minutes) =>
        `Limite atteinte : ${counted(most, 'envoi')} du même type en ${inWords(minutes)} pour une même adresse e‑mail.`,
      network: (most, minutes) =>
        `Limite atteinte : ${counted(most, 'envoi')} en ${inWords(minutes)} pour un même réseau, peut-être à cause d’autres personnes qui le partagent.`,
    },
    next: {
      offlinePromised:
        'Il partira dès que vous serez de nouveau en ligne, même si vous fermez cette page.',
      offline:
        'Il partira dès que vous serez de nouveau en ligne et qu’une page de ce site sera ouverte : veuillez alors en ouvrir une.',
      promised:
        'Nous réessayons tant qu’une page de ce site est ouverte, et quelques fois encore après.',
      open: 'Nous réessayons tant qu’une page de ce site est ouverte.',
      from: (time) =>
        `Il partira à ${time} si une page de ce site est alors ouverte ; sinon, veuillez en ouvrir une plus tard.`,
      tryFrom: (time) =>
        `Nous réessayons à ${time} si une page de ce site est alors ouverte ; sinon, veuillez en ouvrir une plus tard.`,
    },
    ended: {
      since: (since) =>
        `Il attend depuis le ${since}, soit depuis plus de ${outboxRules.retryDays} jours : nous n’essayons plus de l’envoyer.`,
      text: (until) =>
        `Son texte sera supprimé de cet appareil après le ${until}. D’ici là, vous pouvez l’envoyer par e‑mail, le copier, ou le modifier et relancer l’envoi.`,
      withFiles: (until) =>
        `Nous avons supprimé ses fichiers de cet appareil, et son texte sera supprimé après le ${until}. D’ici là, vous pouvez envoyer le texte par e‑mail, le copier, ou le modifier, choisir de nouveau les fichiers et relancer l’envoi.`,
    },
    otherWays: 'Vous pouvez aussi nous joindre ici :',
    notSent: 'Votre envoi n’est pas parti.',
    full: 'Il n’est pas enregistré non plus : cet appareil n’a plus de place.',
    unsaved: 'Il n’a pas pu être enregistré sur cet appareil non plus.',
    keepOpen:
      'Tout ce que vous avez saisi est encore là : veuillez garder cette page ouverte et réessayer.',
    unreadable:
      'Votre envoi n’est pas parti. Un fichier que vous aviez choisi ne peut plus être lu. Veuillez le choisir de nouveau ; tout le reste est encore là.',
    refused:
      'Votre envoi n’est pas parti : notre serveur ne l’a pas accepté tel quel. Tout ce que vous avez saisi est encore là : veuillez le vérifier, le corriger et l’envoyer de nouveau.',
    withdrawn:
      'Votre envoi n’est pas parti : vous l’avez retiré, ou vous nous avez demandé de l’effacer, et nous ne l’avons donc pas enregistré une seconde fois. Vous pouvez le supprimer ici ou, si vous avez changé d’avis, l’envoyer de nouveau comme une nouvelle demande.',
    reasons: {
      required: 'Il manque une réponse ou un fichier obligatoire.',
      refused:
        'Nous ne pouvons pas enregistrer une de vos réponses : elle est peut-être trop courte, trop longue, ou contient des signes que nous n’acceptons pas.',
      unknown:
        'Cette page n’est peut-être plus à jour : veuillez la recharger avant d’envoyer de nouveau.',
      empty: 'Un des fichiers est vide. Veuillez en choisir un autre.',
      'too large':
        'Votre envoi est trop volumineux. Joignez des fichiers plus petits, par exemple une numérisation en noir et blanc ou un PDF après « Compresser le PDF », ou envoyez le tout par e‑mail, fichiers compris.',
      type: 'Un des fichiers n’est ni un PDF ni un document Word. Veuillez l’enregistrer en PDF et choisir ce PDF.',
      name: 'Nous ne pouvons pas accepter le nom d’un des fichiers. Donnez‑lui un nom simple qui se termine par .pdf, .doc ou .docx, selon son contenu, et choisissez‑le de nouveau.',
      base64: 'Un des fichiers nous est parvenu endommagé. Veuillez le choisir de nouveau.',
    },
    tryNow: 'Envoyer maintenant',
    change: 'Modifier',
    trying: 'Nouvel essai…',
    mail: 'Envoyer par e‑mail',
    attach: (files) =>
      `Veuillez joindre vos fichiers avant d’envoyer ce message : ${files.join(', ')}`,
    remove: 'Supprimer',
    removeQuestion:
      'Supprimer cet envoi de votre appareil, avec ses fichiers ? C’est irréversible. S’il nous est déjà parvenu, nous le gardons.',
    removeYes: 'Oui, le supprimer',
    removeNo: 'Non, le garder',
    restored: 'Nous avons rétabli ce que vous aviez saisi sur cet appareil.',
    filesGone: 'Les fichiers ne sont pas conservés : veuillez choisir de nouveau le vôtre.',
    startOver: 'Recommencer',
  },

  pending: {
    title: 'En attente d’envoi',
    written: 'Rédigé le',
    refused:
      'Votre envoi n’est pas parti : notre serveur ne l’a pas accepté tel quel. Choisissez « Modifier » pour le corriger, ou joignez‑nous autrement.',
    unreadable:
      'Votre envoi n’est pas parti. Un fichier joint ne peut plus être lu : choisissez « Modifier », puis sélectionnez de nouveau le fichier. Votre texte est encore là.',
    replaces: 'L’envoi en attente remplacera ce que contient le formulaire. L’ouvrir quand même ?',
    replacesYes: 'Oui, l’ouvrir',
    replacesNo: 'Non, garder ma saisie',
    stored: 'Nous avons bien reçu votre envoi',
    reference: (reference) => `Numéro de référence : ${reference}`,
    kinds: {
      '/quote_requests': 'Demande de devis',
      '/contact_submissions': 'Demande de contact',
      '/partnership_applications': 'Demande de partenariat',
      '/rpc/submit_application': 'Candidature',
    },
    otherKind: 'Un de vos envois',
  },
};
