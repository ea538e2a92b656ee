import { site } from '@/content/facts/site';
import type { TermsTexts } from '@/content/texts';
import { figures } from './figures';
import { legalNotice } from '../legal-notice';

export const noticeWords = {
  title: 'Mentions légales',
  company: 'Éditeur',
  legalForm: 'Forme juridique',
  registration: 'Immatriculation',
  taxNumber: 'Numéro fiscal',
  capital: 'Capital social',
  publisher: 'Directeur de la publication',
  host: 'Hébergeur',
};

export const terms: TermsTexts = {
  meta: {
    title: 'Conditions d’utilisation',
    description:
      'Ce que vous pouvez attendre de ce site et ce qu’il attend de vous : informations, demandes, candidatures et fichiers, comptes, liens vers d’autres sites.',
    keywords: ['conditions d’utilisation', 'conditions générales d’utilisation', 'CGU'],
  },
  title: 'Conditions d’utilisation',
  version: 'Dernière mise à jour : novembre 2026',
  lead: `Ces conditions régissent l’utilisation du site de ${site.name}. Les services aux opérateurs et aux entreprises font l’objet de contrats distincts.`,
  sections: [
    {
      title: 'Objet du site',
      paragraphs: [
        'Vous pouvez vous informer sur nos produits et nos marchés, demander un devis, proposer un partenariat, consulter les postes à pourvoir et y postuler. Le tout est gratuit et ne nécessite aucun compte.',
      ],
    },
    {
      title: 'Chiffres et descriptions',
      paragraphs: [
        'Les nombres suivis du signe plus, ou précédés de « plus de », sont arrondis au nombre inférieur. Les réseaux diffèrent : c’est le contrat qui fixe ce qu’un produit fait sur un réseau donné.',
      ],
    },
    {
      title: 'Demandes et devis',
      paragraphs: [
        `Une demande de devis nous invite à faire une proposition et n’engage personne. Nous y répondons sous ${figures.quoteReply} par une proposition détaillée, qui n’engage qu’une fois un contrat signé par les deux parties.`,
      ],
    },
    {
      title: 'Partenariats et emplois',
      paragraphs: [
        `L’envoi d’une demande ou d’une candidature ne crée ni partenariat ni contrat de travail. Nous examinons les candidatures à un emploi dans un délai de ${figures.applicationReview}.`,
      ],
    },
    {
      title: 'Vos engagements',
      items: [
        {
          term: 'Informations exactes',
          text: 'Envoyez des informations exactes, que vous avez le droit de transmettre.',
        },
        {
          term: 'Vos propres fichiers',
          text: 'Ne joignez que votre CV et votre lettre de motivation, dans les formats et la taille indiqués.',
        },
        {
          term: 'Usage loyal',
          text: 'N’envoyez pas de formulaires en masse, ne cherchez pas à accéder aux envois d’autrui et ne perturbez pas le service.',
        },
      ],
    },
    {
      title: 'Comptes',
      paragraphs: [
        'L’espace du personnel est réservé à notre personnel. L’inscription ne donne aucun accès : tant que nous ne lui avons pas attribué de rôle, un compte ne permet rien de plus que ce que peut faire un visiteur.',
      ],
    },
    {
      title: 'Accès au site',
      paragraphs: [
        'Le site peut être interrompu ou modifié. Si un formulaire ne peut pas être transmis, il vous le signale ; il n’annonce la réussite de l’envoi qu’une fois votre message enregistré.',
      ],
    },
    {
      title: 'Textes et dessins',
      paragraphs: [
        `Sauf mention contraire, ils appartiennent à ${site.name}. Vous pouvez les citer en indiquant la source, et imprimer les fiches régionales pour votre travail.`,
      ],
    },
    {
      title: 'Autres sites',
      paragraphs: [
        'Nous ne sommes pas responsables des pages vers lesquelles nous renvoyons et que nous n’exploitons pas.',
      ],
    },
    {
      title: 'Une question ?',
      paragraphs: [
        `Écrivez à ${site.email}. La politique de confidentialité explique comment nous traitons les données personnelles.`,
      ],
    },
    ...legalNotice('fr', noticeWords),
  ],
};
