import { site } from '@/content/facts/site';
import type { SecurityTexts } from '@/content/texts';

export const security: SecurityTexts = {
  meta: {
    title: 'Sécurité de ce site',
    description:
      'Comment ce site protège ce que vous envoyez : qui peut le lire, ce que deviennent les fichiers, combien de temps nous le gardons, comment signaler une faille.',
    keywords: [
      'sécurité',
      'protection des données',
      'signaler une vulnérabilité',
      'fichier security.txt',
    ],
  },
  title: 'Sécurité',
  version: 'Dernière mise à jour : novembre 2026',
  lead: 'Comment ce site protège ce que vous nous envoyez. La sécurité d’un service sur votre réseau est fixée par son contrat.',
  certificates: 'Certificats',
  statusAddress: 'État actuel de nos services',
  sections: [
    {
      title: 'Signaler une vulnérabilité',
      paragraphs: [
        `Écrivez à ${site.privacyEmail} et laissez‑nous quatre‑vingt‑dix jours avant de la publier. Merci de ne pas faire d’essais sur ce site : écrivez‑nous, et nous vous expliquerons comment l’exécuter sur votre propre machine.`,
      ],
    },
    {
      title: 'Qui peut lire ce que vous envoyez',
      paragraphs: [
        'Les formulaires permettent d’ajouter un envoi ; ils ne permettent ni de lire, ni de modifier, ni de compter les envois. Notre personnel se connecte avec un mot de passe, et la base de données vérifie à chaque requête si le compte a droit à ce type d’envoi. Dès qu’une personne est retirée de notre personnel, la base de données refuse sa requête suivante.',
      ],
    },
    {
      title: 'Fichiers',
      paragraphs: [
        'Un CV n’est accepté que si son contenu est un document PDF ou Word, quel que soit son nom. Les fichiers sont conservés avec la candidature et supprimés avec elle. Le navigateur de notre personnel affiche un PDF sans rien exécuter de son contenu ; tout autre fichier ne peut qu’être téléchargé. Nous ne recherchons pas de virus dans les fichiers.',
      ],
    },
    {
      title: 'Liens dans nos e‑mails',
      paragraphs: [
        'Un lien de suivi contient un secret. Votre navigateur ne le transmet qu’à notre base de données, qui n’en conserve que l’empreinte une fois l’e‑mail parti. Ouvrir un lien ne change rien ; c’est un bouton de la page qui agit.',
        'Toute personne qui détient le lien peut lire notre dernière proposition, y répondre et retirer la demande. La page demande un nom et une confirmation avant d’enregistrer une réponse ; chaque acceptation ou refus fait l’objet d’un accusé de réception envoyé à l’adresse de la demande.',
      ],
    },
    {
      title: 'Connexions et pages',
      paragraphs: [
        'Tout passe par TLS. Nos pages ne chargent aucun script de tiers, ne posent aucun cookie et ne peuvent pas être affichées dans un autre site.',
      ],
    },
    {
      title: 'Abus',
      paragraphs: [
        'Le nombre d’envois est limité par adresse e‑mail et par réseau, et la taille des fichiers aussi. Les décomptes sont conservés peu de temps, rattachés à des empreintes salées des adresses. Ce qui paraît indésirable ne reçoit pas de confirmation, et une boîte en reçoit trois par jour au plus : nos e‑mails ne peuvent donc pas servir à inonder une boîte.',
      ],
    },
    {
      title: 'Essais',
      paragraphs: [
        'Chaque modification du logiciel est testée pour chaque rôle, droit par droit : ce qui est permis et ce qui est refusé. Les règles d’accès et de suppression figurent dans la politique de confidentialité.',
      ],
    },
  ],
};
