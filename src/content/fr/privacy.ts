import { maxVisitedPages, outboxRules, type DeviceItem } from '@/content/facts/device';
import { intlTags } from '@/content/facts/languages';
import { mailRules } from '@/content/facts/mail';
import { processors } from '@/content/facts/processors';
import {
  rawMailDays,
  retentionMonths,
  spamDays,
  unmatchedMailDays,
} from '@/content/facts/retention';
import { contactChannels, site } from '@/content/facts/site';
import type { StaffRole } from '@/content/en/admin-roles';
import type { PrivacyTexts } from '@/content/texts';
import { countryNameIn } from '@/lib/format';
import { addressLine } from '@/content/address-line';
import { requestedFields } from './requested-fields';
import { homeCountry } from './place-names';

const months = (table: string) => `${retentionMonths[table]} mois`;

const seenBy: Record<Exclude<StaffRole, 'admin'>, string> = {
  sales: 'L’équipe commerciale voit les demandes de contact, de devis et de partenariat.',
  hr: 'Les ressources humaines voient les candidatures à un emploi et leurs fichiers.',
};

const device: Record<DeviceItem, { term: string; text: string }> = {
  draft: {
    term: 'Formulaire en cours de saisie',
    text: 'Votre texte peut être gardé dans ce navigateur pendant 24 heures au plus, pour qu’un rechargement de la page ne l’efface pas. Les cases cochées et les fichiers ne sont pas gardés. L’envoi du formulaire supprime ce texte ; les textes plus anciens sont supprimés à la prochaine ouverture d’une page de ce site.',
  },
  waiting: {
    term: 'Formulaire qui n’a pas pu être envoyé',
    text: `Il peut rester dans ce navigateur, avec ses fichiers, jusqu’à ce que la connexion soit rétablie et que nous l’ayons reçu. Certains navigateurs l’envoient même si aucune page de ce site n’est ouverte. Après ${outboxRules.retryDays} jours, à l’ouverture d’une page de ce site, nous essayons une dernière fois de l’envoyer, puis nous supprimons les fichiers. Nous gardons le texte ${outboxRules.offeredDays} jours de plus, pour que vous puissiez l’envoyer par e‑mail, avant de le supprimer à son tour. Le bouton « Supprimer », dans le formulaire ou dans le message qui vous le signale, efface aussitôt le formulaire, le texte et les fichiers.`,
  },
  sent: {
    term: 'Ce qui a été envoyé',
    text: 'Le numéro de référence et le moment de l’envoi sont conservés une semaine pour que rien ne soit envoyé deux fois.',
  },
  pages: {
    term: 'Pages déjà vues',
    text: `Les ${maxVisitedPages} dernières pages de ce site que vous avez ouvertes, avec leurs fichiers, pour qu’elles s’ouvrent sans réseau. Toute personne qui utilise ce navigateur peut les ouvrir aussi. L’espace du personnel n’est pas gardé.`,
  },
  scroll: {
    term: 'Position dans les pages',
    text: 'L’endroit où vous en étiez dans une page, pour le bouton Retour. Cette donnée disparaît à la fermeture de l’onglet.',
  },
  reload: {
    term: 'Page chargée une seconde fois',
    text: 'Si une page doit être rechargée parce que son code manque, nous gardons ce que vous y aviez saisi et notons le rechargement. Ces données disparaissent à la fermeture de l’onglet.',
  },
  language: {
    term: 'Langue',
    text: 'La langue que vous avez choisie et, le cas échéant, votre refus de l’autre langue restent dans ce navigateur jusqu’à ce que vous effaciez ses données.',
  },
  staff: {
    term: 'Connexion du personnel',
    text: 'La connexion à l’espace du personnel enregistre une session dans le navigateur. La déconnexion la supprime, ainsi que ce que le personnel a saisi sans l’enregistrer. Le choix d’afficher le CV à côté de la candidature est oublié à la fermeture de l’onglet. Le dernier modèle utilisé et le réglage des raccourcis clavier restent jusqu’à la suppression des données du navigateur. Un compte comprend une adresse e‑mail et un mot de passe, que nous ne pouvons pas lire. Les comptes du personnel comprennent aussi un rôle, l’heure de la dernière visite et, s’ils sont indiqués, un nom, une fonction, un numéro de téléphone, le dernier jour d’une absence et le collègue qui assure le remplacement. Pour chaque appareil connecté à un compte, le navigateur, l’adresse IP et les heures de connexion et de dernière utilisation sont conservés jusqu’à la fin de la session ; pour un second facteur, sa clé et les empreintes des codes de secours, jusqu’à sa suppression. L’adresse d’un nouveau compte reçoit un e‑mail de confirmation. Une personne que nous invitons à rejoindre notre équipe reçoit un e‑mail, et l’invitation est effacée au bout de 14 jours.',
  },
};

/** A processor by its name and country. */
const processorFor = (task: keyof typeof processors) =>
  `${processors[task].name}, ${countryNameIn(processors[task].countryCode, intlTags.fr)}`;

export const privacy: PrivacyTexts = {
  meta: {
    title: 'Politique de confidentialité',
    description:
      'Les données que demandent nos quatre formulaires, leur usage, leur durée de conservation, ce qui reste sur votre appareil et comment les faire effacer.',
    keywords: [
      'politique de confidentialité',
      'données personnelles',
      'sans cookies',
      'protection des données',
    ],
  },
  title: 'Politique de confiden\u00adtialité',
  version: 'Dernière mise à jour : novembre 2026',
  lead: 'Hormis la connexion à l’espace du personnel, ce site ne demande de données personnelles que dans quatre formulaires et, sous une proposition, sur la page de suivi. Il ne dépose aucun cookie et ne compte pas les visites.',
  sections: [
    {
      title: 'Responsable du traitement',
      paragraphs: [
        `${site.name}, ${addressLine(site.address, homeCountry)}.`,
        `Questions et demandes relatives à vos données : ${site.privacyEmail}.`,
      ],
    },
    {
      title: 'Données demandées par les formulaires, et pourquoi',
      items: [
        {
          term: 'Demande de contact, sur la page d’accueil',
          text: `${requestedFields.contact_submissions}. Nous les utilisons pour vous répondre.`,
        },
        {
          term: 'Demande de devis',
          text: `${requestedFields.quote_requests}. Nous les utilisons pour établir un devis et vous poser nos questions à son sujet.`,
        },
        {
          term: 'Demande de partenariat',
          text: `${requestedFields.partnership_applications}. Nous les utilisons pour examiner la proposition et y répondre.`,
        },
        {
          term: 'Candidature à un emploi',
          text: `${requestedFields.career_applications}. Nous les utilisons pour décider de la suite à donner à la candidature.`,
        },
      ],
    },
    {
      title: 'Informations données autrement',
      paragraphs: [
        'Si vous nous avez appelés, rencontrés ou écrit par e‑mail, notre personnel peut saisir ce que vous nous avez indiqué, par exemple votre nom, vos coordonnées, votre demande ou votre CV, et par quel moyen nous l’avons reçu. Nous l’utilisons, le conservons et l’effaçons comme si vous l’aviez envoyé par le formulaire correspondant, sans adresse e‑mail 30 jours après votre demande ; la base est que vous nous avez contactés et attendez une réponse.',
      ],
    },
    {
      title: 'Base légale',
      items: [
        {
          term: 'Demandes de devis, demandes de partenariat et candidatures',
          text: 'Votre consentement : la case au‑dessus du bouton, sans laquelle rien n’est envoyé. Les annonces de postes font l’objet d’une case distincte. Vous pouvez retirer chacun de ces consentements à tout moment, par le lien de notre e‑mail ou en nous écrivant ; nous arrêtons alors le traitement et effaçons les données. Ce qui a été fait auparavant reste licite.',
        },
        {
          term: 'Demandes de contact',
          text: 'Vous nous contactez de votre propre initiative et attendez une réponse ; nous n’utilisons vos informations que pour cela.',
        },
        {
          term: 'Protection des formulaires, journal, provenance de votre visite et e‑mails relatifs à un envoi',
          text: 'Notre intérêt légitime, et celui de toutes les personnes qui nous écrivent : que les formulaires fonctionnent et que l’on sache ce qu’une demande est devenue. Nous avons aussi un intérêt légitime à savoir quelles pages et quelles annonces amènent les visiteurs à nous écrire. Vous pouvez vous y opposer ; nous effaçons alors ce que vous avez envoyé.',
        },
      ],
    },
    {
      title: 'Données ajoutées à la réception',
      paragraphs: [
        'Le formulaire transmet sa langue, pour que nous vous répondions dans cette langue, et la version du texte de consentement qu’il affichait ; la base de données enregistre l’heure à laquelle ce consentement a été reçu. Elle ajoute aussi à l’envoi l’heure, un numéro de référence et un statut, par exemple « nouveau ». Un journal consigne votre nom, votre entreprise et ce que notre personnel fait de votre envoi, avec la date et l’auteur : statut, responsable, relances, téléchargements et exports.',
      ],
    },
    {
      title: 'Provenance de votre visite',
      paragraphs: [
        'Chaque formulaire transmet aussi la première page de ce site que vous avez ouverte pendant cette visite, le nom du site dont un lien vous y a conduit (par exemple www.example.com, sans le reste de son adresse) et, si ce lien désignait une campagne, ses valeurs utm_source et utm_campaign. Jusqu’à l’envoi d’un formulaire, la page ne garde ces informations qu’en mémoire et les oublie lorsque vous la fermez ou la rechargez. Elles ne sont pas enregistrées dans votre navigateur, sauf si un formulaire doit y attendre son envoi. Si vous n’envoyez aucun formulaire, nous n’en apprenons rien.',
      ],
    },
    {
      title: 'Protection contre les robots et les abus',
      paragraphs: [
        `Avec un formulaire, votre navigateur transmet aussi le nombre de secondes passées à le remplir et le contenu d’un champ invisible pour les visiteurs. Un formulaire rempli en moins de trois secondes, ou dont ce champ n’est pas vide, est marqué comme indésirable ; notre personnel peut ajouter ou retirer cette marque. Un envoi indésirable ne reçoit aucune confirmation et est supprimé avec ses fichiers ${spamDays} jours après son arrivée ou son marquage, ou plus tôt. Nous conservons le nombre de secondes avec l’envoi, mais pas le contenu de ce champ.`,
        'Pour éviter les envois en masse, nous comptons les envois provenant d’une même adresse e‑mail et d’une même adresse réseau. La base de données enregistre un code calculé à partir de l’adresse, qui ne permet pas de retrouver celle‑ci, avec l’heure et le nombre d’envois. Un code sert pendant une heure au plus ; pendant un jour si l’envoi contenait des fichiers, dont nous notons aussi la taille, et pour nos e‑mails de confirmation ; pendant trois jours au plus tant que ces e‑mails attendent leur tour. Les codes sont supprimés au plus tard un jour après. Au‑delà d’un certain nombre d’envois, le formulaire vous signale que le vôtre n’est pas parti, le garde et réessaie plus tard.',
      ],
    },
    {
      title: 'Lorsqu’une page ne fonctionne pas',
      paragraphs: [
        `Si une page rencontre une erreur dans votre navigateur, elle peut signaler à notre base de données de quelle erreur il s’agit et où elle se trouve dans notre code, sur quelle page, dans quel navigateur et quelle version. Les mots entre guillemets, les adresses et les nombres en sont retirés au préalable. Votre adresse réseau n’est pas conservée avec le signalement. Les signalements sont conservés jusqu’à ${months('client_errors')} après la dernière apparition de l’erreur.`,
      ],
    },
    {
      title: 'Personnes ayant accès aux données',
      paragraphs: [
        `Notre personnel, une fois connecté, dans la mesure où son travail l’exige. ${Object.values(seenBy).join(' ')} Les administrateurs voient tout. Personne d’autre n’y a accès, pas même les personnes inscrites auxquelles nous n’avons pas donné d’accès.`,
        'Personne d’autre ne reçoit vos données, hormis les sous-traitants indiqués ci‑dessous : le site ne fait appel à aucun service de mesure d’audience, à aucune régie publicitaire et n’intègre aucun contenu d’autres sites.',
      ],
    },
    {
      title: 'Nos sous-traitants, et où ils se trouvent',
      items: [
        {
          term: 'Les pages de ce site',
          text: `${processorFor('site')}. Comme tout hébergeur, il reçoit l’adresse réseau de l’appareil qui s’y connecte.`,
        },
        {
          term: 'La base de données, avec ce que vous envoyez',
          text: `${processorFor('database')}. Cet hébergeur reçoit aussi l’adresse réseau.`,
        },
        {
          term: 'Les e‑mails',
          text: `${processorFor('mail')}. Ce service reçoit les adresses, le texte et les fichiers des e‑mails que nous envoyons et, s’il reçoit aussi pour nous, de vos réponses.`,
        },
      ],
    },
    {
      title: 'Transfert hors de votre pays',
      paragraphs: [
        `Si vous nous écrivez d’un autre pays, vos données le quittent : elles sont conservées dans les lieux indiqués ci‑dessus, et notre personnel les lit là où nous sommes établis (${homeCountry}) ou, lorsqu’il travaille à l’étranger, là où il se trouve. La loi de ces pays peut protéger vos données autrement que celle du vôtre. Sans ce transfert, nous ne pourrions pas vous répondre par ces formulaires. Si vous ne l’acceptez pas, n’utilisez pas les formulaires : appelez‑nous plutôt, au ${site.phone}.`,
      ],
    },
    {
      title: 'E‑mails',
      paragraphs: [
        `Nous confirmons chaque envoi à l’adresse que vous avez indiquée, dans la limite de ${mailRules.confirmationsPerDay} confirmations par jour. Cet e‑mail contient le numéro de référence, la suite prévue et un lien pour suivre l’envoi ou le retirer, mais rien de ce que vous avez saisi. Le lien fonctionne pendant ${mailRules.statusLinkDays} jours ; une fois l’e‑mail parti, la base de données n’en garde qu’un code, qui ne permet pas de le reconstituer.`,
        `Notre personnel reçoit un e‑mail indiquant votre nom, votre entreprise, votre pays et votre langue, le type de demande et son numéro de référence, pour vous répondre à temps, et, pour une relance, la note qu’un collègue a écrite à son sujet. Les personnes qui l’ont choisi reçoivent aussi le texte de vos réponses, et celle qui vous invite à un rendez‑vous, sa date et son lieu. Il peut répondre par e‑mail ; ses réponses et les vôtres, fichiers compris, sont conservées avec votre envoi et effacées avec lui ; un e‑mail que vous nous envoyez est aussi conservé tel quel pendant ${rawMailDays} jours. Un e‑mail que nous ne pouvons rattacher à aucun envoi est conservé ${unmatchedMailDays} jours.`,
        'Si notre réponse est une proposition, la page de ce lien la montre aussi avec ses fichiers, et vous pouvez l’accepter, la décliner ou poser une question. Nous enregistrons alors le nom et le texte que vous saisissez, l’heure et les fichiers affichés ; un accusé de réception de votre décision, avec ce nom, est envoyé à l’adresse que vous avez indiquée. Tout cela est conservé et supprimé avec votre demande.',
        `Si vous avez coché « Prévenez‑moi des nouveaux postes », nous vous les annonçons une fois par semaine au plus. Nous conservons votre adresse et votre langue aussi longtemps que vous recevez ces e‑mails, et un jour de plus si vous y mettez fin, au cas où vous changeriez d’avis. Un lien dans chacun d’eux mène à un bouton qui y met fin immédiatement. Au bout de ${mailRules.newsMonths} mois, ils cessent automatiquement, sauf si vous postulez de nouveau en cochant cette case.`,
        `Pendant ${months('mails')}, nous gardons la trace de chaque e‑mail envoyé, en notant s’il nous est revenu non distribué.`,
      ],
    },
    {
      title: 'Données conservées sur votre appareil',
      paragraphs: [
        'Pour tout effacer d’un coup, fermez les pages de ce site, puis supprimez ses données dans les réglages de votre navigateur. Sur un appareil que d’autres utilisent, faites‑le quand vous avez fini.',
      ],
      items: Object.values(device),
    },
    {
      title: 'Durée de conservation',
      paragraphs: [
        `Les candidatures à un emploi et leurs fichiers sont conservés ${months('career_applications')} au plus, les demandes de contact, de devis et de partenariat ${months('quote_requests')} au plus, à compter du jour de leur réception ; les mentions du journal ne sont pas conservées plus de ${months('activity_log')}. Toutes les heures, nous supprimons les données plus anciennes.`,
        `Sur demande de votre part, nous effaçons aussitôt ce que vous avez envoyé : les envois, leurs fichiers, nos notes et ce qui est consigné sur les e‑mails. Le journal garde ce que notre personnel a fait de ces envois, avec leur seul numéro de référence ; d’une liste exportée, aussi les mots recherchés. Vous pouvez le faire vous-même par le lien de la confirmation. Pendant ${outboxRules.retryDays} jours, nous gardons un code tiré du numéro de chaque envoi effacé, pour qu’aucune copie encore en attente sur l’un de vos appareils ne soit enregistrée de nouveau. Les e‑mails reçus par notre personnel et les sauvegardes contiennent ces données jusqu’à leur suppression.`,
      ],
    },
    {
      title: 'Ce que vous pouvez demander',
      paragraphs: [
        `Écrivez à ${site.privacyEmail} pour accéder aux données que nous détenons à votre sujet, en obtenir une copie, les faire rectifier ou effacer, retirer votre consentement ou vous opposer au traitement. C’est gratuit. Indiquez l’adresse e‑mail que vous avez utilisée et, si vous l’avez, le numéro de référence ; pour que personne d’autre n’obtienne vos données, nous répondons à cette adresse.`,
      ],
    },
    {
      title: 'Où adresser une réclamation',
      paragraphs: [
        `Écrivez‑nous d’abord, s’il vous plaît : la plupart des demandes se règlent aussitôt. Là où nous sommes établis (${homeCountry}), l’autorité est le Data Protection Board of India, institué par le Digital Personal Data Protection Act de 2023. Si votre pays a une autorité de protection des données, vous pouvez aussi vous adresser à elle.`,
      ],
    },
    {
      title: 'Liens vers d’autres sites',
      paragraphs: [
        'La page Place de marché contient un lien vers un autre site, qui a ses propres règles.',
        ...(contactChannels.whatsapp
          ? [
              'Un lien vers WhatsApp ouvre ce service, qui a ses propres règles, avec une première ligne qui indique la page ou un numéro de référence. Il ne transmet rien d’autre de ce que vous avez saisi ici, et rien du tout avant que vous ne le suiviez.',
            ]
          : []),
      ],
    },
  ],
};
