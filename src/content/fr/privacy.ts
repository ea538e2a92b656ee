import { mailRules } from '@/content/facts/mail';
import { retentionMonths } from '@/content/facts/retention';
import { site } from '@/content/facts/site';
import type { PrivacyTexts } from '@/content/texts';
import { homeCountry } from './place-names';

const months = (table: string) => `${retentionMonths[table]} mois`;

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
  title: 'Politique de confidentialité',
  version: 'Version de novembre 2026',
  lead: 'Ce site demande des données personnelles dans quatre formulaires, et nulle part ailleurs. Il ne dépose aucun cookie et ne compte pas les visites.',
  sections: [
    {
      title: 'Responsable du traitement',
      paragraphs: [
        `${site.name}, ${site.address.line}, ${site.address.city}, ${site.address.state} ${site.address.postalCode}, ${homeCountry}.`,
        `Questions et demandes relatives à vos données : ${site.privacyEmail}.`,
      ],
    },
    {
      title: 'Données demandées par les formulaires, et pourquoi',
      items: [
        {
          term: 'Demande de contact, sur la page d’accueil',
          text: 'Prénom et nom, adresse e-mail, entreprise ou opérateur (facultatif), service qui vous intéresse, détails du projet. Nous les utilisons pour vous répondre.',
        },
        {
          term: 'Demande de devis',
          text: 'Entreprise, nom de la personne à contacter, adresse e-mail, pays, numéro de téléphone, type de service, description du projet, délai, budget. Nous les utilisons pour établir un devis et vous poser nos questions à son sujet.',
        },
        {
          term: 'Demande de partenariat',
          text: 'Entreprise, personne à contacter, adresse e-mail, numéro de téléphone, pays ou région, type de partenariat, présentation de l’entreprise, proposition. Nous les utilisons pour examiner la proposition et y répondre.',
        },
        {
          term: 'Candidature à un emploi',
          text: 'Prénom et nom, adresse e-mail, numéro de téléphone, lieu de résidence, poste, expérience, disponibilité, résumé de votre parcours, compétences, motivation et un fichier contenant votre CV ; si vous le souhaitez, également une adresse LinkedIn, le salaire souhaité, un fichier contenant votre lettre de motivation, des informations complémentaires et votre souhait de recevoir d’autres offres. Nous les utilisons pour décider de la suite à donner à la candidature.',
        },
      ],
    },
    {
      title: 'Données ajoutées à la réception',
      paragraphs: [
        'Le formulaire transmet sa langue, pour que nous répondions dans celle-ci. La base de données ajoute l’heure, un numéro de référence et un statut, par exemple « nouveau ». Un journal consigne votre nom, votre entreprise, chaque changement de statut, le moment où il a été fait et le membre de notre personnel qui l’a fait.',
      ],
    },
    {
      title: 'Protection contre les robots et les abus',
      paragraphs: [
        'Avec un formulaire, votre navigateur transmet aussi le nombre de secondes passées à le remplir et le contenu d’un champ que les personnes ne voient pas. Moins de trois secondes, ou un contenu quelconque dans ce champ, et l’envoi est marqué comme suspect : il est conservé comme tout autre, et notre personnel voit la marque et sa raison. Les secondes sont conservées avec l’envoi, le contenu de ce champ ne l’est pas.',
        'Pour éviter les envois en masse, nous comptons les envois provenant d’une même adresse e-mail et d’une même adresse réseau. Pour chaque envoi, la base de données note l’heure et un code calculé à partir de l’adresse, qui ne nous permet pas de retrouver celle-ci. Un code compte pendant une heure au plus, et pendant un jour pour les fichiers, dont la taille est notée ; les codes plus anciens sont supprimés à mesure que d’autres envois arrivent. Au-delà d’un certain nombre, le formulaire vous indique que l’envoi n’a pas eu lieu, le garde et réessaie plus tard.',
      ],
    },
    {
      title: 'Personnes ayant accès aux données',
      paragraphs: [
        'Nos administrateurs, une fois connectés. Les autres visiteurs n’y ont pas accès, pas plus qu’une personne qui aurait seulement ouvert un compte.',
        'Le site et sa base de données sont hébergés pour nous. Comme tout hébergeur, nos prestataires reçoivent l’adresse réseau de l’appareil qui s’y connecte. Un service distribue nos e-mails (voir plus bas). Personne d’autre n’obtient vos données : le site ne fait appel à aucun service de mesure d’audience, à aucune régie publicitaire et n’intègre aucun contenu d’autres sites.',
      ],
    },
    {
      title: 'E-mails',
      paragraphs: [
        `Tout envoi est confirmé à l’adresse que vous avez indiquée, ${mailRules.confirmationsADay} fois par jour au plus : son numéro de référence, la suite qui y est donnée et un lien pour voir où il en est ou le retirer. Rien de ce que vous avez saisi n’y figure. Le lien fonctionne pendant ${mailRules.statusLinkDays} jours ; la base de données n’en garde qu’un code, qui ne permet pas de le reconstituer.`,
        'Notre personnel reçoit un e-mail indiquant votre nom, votre entreprise, le type de demande et son numéro de référence, pour vous répondre à temps. Il peut répondre par e-mail.',
        `Si vous avez coché « Prévenez-moi des nouveaux postes », vous en recevez des nouvelles une fois par semaine au plus. Jusqu’à leur fin, votre adresse et votre langue sont conservées pour cela. Un lien dans chacun de ces e-mails y met fin immédiatement et pour de bon. Au bout de ${mailRules.newsAskedAnewMonths} mois, nous demandons une seule fois s’il faut continuer, et nous arrêtons sans réponse sous ${mailRules.newsAnswerDays} jours.`,
        `Un service de messagerie distribue ces e-mails pour nous et reçoit pour cela l’adresse et le texte. L’envoi d’un e-mail reste consigné ${months('mails')}.`,
      ],
    },
    {
      title: 'Données conservées sur votre appareil',
      items: [
        {
          term: 'Formulaire en cours de saisie',
          text: 'Votre texte peut être gardé dans ce navigateur jusqu’à 24 heures, pour qu’un rechargement de la page ne l’efface pas. Les cases cochées et les fichiers ne sont pas gardés. L’envoi du formulaire supprime ce texte.',
        },
        {
          term: 'Formulaire qui n’a pas pu être envoyé',
          text: 'Il peut attendre dans ce navigateur, avec ses fichiers, que la connexion soit rétablie et que la remise ait eu lieu. Certains navigateurs l’envoient même si aucune page de ce site n’est ouverte. Vous pouvez le supprimer depuis le message qui vous le signale.',
        },
        {
          term: 'Ce qui a été envoyé',
          text: 'Le numéro de référence, le formulaire concerné et le moment de l’envoi sont affichés dans ce formulaire pendant un jour, et conservés une semaine pour que rien ne soit envoyé deux fois. Un bouton du formulaire permet de les oublier ; seuls le numéro et l’heure restent alors pendant cette semaine.',
        },
        {
          term: 'Langue',
          text: 'La langue que vous avez choisie et, le cas échéant, votre refus de l’autre langue restent dans ce navigateur jusqu’à ce que vous en effaciez les données.',
        },
        {
          term: 'Connexion du personnel',
          text: 'La connexion à l’espace du personnel enregistre une session dans le navigateur. La déconnexion la supprime. Un compte se compose d’une adresse e-mail et d’un mot de passe, enregistré sous une forme que nous ne pouvons pas relire ; l’adresse reçoit un e-mail de confirmation.',
        },
      ],
    },
    {
      title: 'Durée de conservation',
      paragraphs: [
        `Les candidatures à un emploi et leurs fichiers sont conservés ${months('career_applications')} au plus, les demandes de contact, de devis et de partenariat ${months('quote_requests')} au plus, à compter du jour de leur réception ; les mentions du journal ne sont pas conservées plus de ${months('activity_log')}. Nos administrateurs déclenchent la suppression de ce qui est plus ancien.`,
        'Sur demande de votre part, nous effaçons aussitôt ce que vous avez envoyé : les envois, leurs fichiers, nos notes, les mentions du journal et ce qui est consigné sur les e-mails. Vous pouvez le faire vous-même par le lien de la confirmation. Les e-mails reçus par notre personnel restent dans ses boîtes jusqu’à ce qu’il les supprime.',
      ],
    },
    {
      title: 'Ce que vous pouvez demander',
      paragraphs: [
        `Pour consulter, rectifier ou faire effacer ce que vous avez envoyé, écrivez à ${site.privacyEmail}. Indiquez l’adresse e-mail que vous aviez utilisée et, si vous l’avez, le numéro de référence.`,
      ],
    },
    {
      title: 'Liens vers d’autres sites',
      paragraphs: [
        'La page Place de marché renvoie à une place de marché située sur un autre site, qui a ses propres règles.',
      ],
    },
  ],
  closing: 'Vous savez maintenant ce que devient votre message : voici où l’écrire.',
};
