import { site } from '@/content/facts/site';
import type { CareersTexts } from '@/content/texts';
import { mailto } from '@/lib/mailto';
import { ifKnown } from '@/content/if-known';
import { figures } from './figures';
import { positions } from './positions';

export const careers: CareersTexts = {
  meta: {
    title: 'Carrières dans les services télécoms',
    description: `Postes à pourvoir dans une équipe${ifKnown` de ${figures.team} personnes` ?? ''}, au service de ${ifKnown`réseaux de ${figures.subscribersInWords} d’abonnés` ?? 'réseaux mobiles d’Afrique'} : ingénierie, fintech, IA, commerce.`,
    keywords: [
      'carrières',
      'emploi télécoms',
      `emploi ${site.address.city}`,
      'ingénieur SVA',
      'télétravail',
    ],
  },

  hero: {
    eyebrow: 'Carrières',
    title: 'Votre travail, dans des millions de téléphones',
    lead: `Nous sommes une ${ifKnown`équipe de ${figures.team} personnes` ?? 'petite équipe'}. Ce que chacun livre sert des abonnés dans ${ifKnown`${figures.countriesInWords} pays` ?? 'plusieurs pays'}, et les rapports montrent vite si c’était utile.`,
    action: { label: 'Voir les postes à pourvoir', target: positions.id },
  },

  benefits: {
    title: 'Ce que nous vous offrons',
    items: [
      {
        title: 'Portée internationale',
        description:
          'Vous travaillez pour les marchés africains et voyez, dans les chiffres du mois, à quoi sert votre travail.',
      },
      {
        title: 'Place à l’innovation',
        description:
          'Vous pouvez faire d’une idée un petit pilote avec un opérateur, sans rédiger d’abord un long plan chiffré.',
      },
      {
        title: 'Évolution de carrière',
        description:
          'Dans une équipe de cette taille, un produit vous est vite confié, du premier appel avec un opérateur au rapport mensuel.',
      },
      {
        title: 'Souplesse et télétravail',
        description:
          'Vous travaillez chez vous, au bureau ou chez un opérateur : nous convenons du résultat et des heures communes.',
      },
      {
        title: 'Rémunération compétitive',
        description:
          'Nous nous efforçons d’indiquer la fourchette de salaire dans chaque offre, pour que vous la connaissiez avant de postuler.',
      },
      {
        title: 'Formation et progression',
        description:
          'SMPP, facturation, apprentissage automatique : vous les apprenez sur de vrais projets, aux côtés de quelqu’un qui les maîtrise.',
      },
    ],
  },

  values: {
    title: 'Notre façon de travailler',
    items: [
      {
        title: 'L’innovation d’abord',
        description:
          'Nous jugeons une idée à ce qu’en font les abonnés le premier mois, pas à sa présentation.',
      },
      {
        title: 'Réussite du client',
        description: 'Un lancement n’est réussi que si l’opérateur prolonge le contrat.',
      },
      {
        title: 'Travail d’équipe',
        description:
          'Personne ne garde un système pour soi : il y a toujours quelqu’un d’autre qui sait le réparer.',
      },
      {
        title: 'Exigence de qualité',
        description:
          'Le crédit des abonnés passe par notre code ; nous le testons comme s’il s’agissait de notre argent.',
      },
    ],
  },

  resume: {
    title: 'Aucun poste ne vous convient ?',
    text: 'Envoyez‑nous une candidature spontanée et dites‑nous ce que vous savez bien faire. Nous la lirons avec les candidatures aux postes publiés.',
    action: { label: 'Envoyer votre CV', href: '/apply' },
  },

  contact: {
    title: 'Une question avant de postuler ?',
    text: 'Écrivez à l’équipe qui lit les candidatures, ou proposez un moment pour en parler.',
    actions: [
      {
        label: 'Contacter les RH',
        href: mailto(
          site.hrEmail,
          'Question au sujet d’un poste',
          `Bonjour,\n\nMa question :\n\n\nLe poste concerné, le cas échéant :\n\n`,
        ),
      },
      {
        label: 'Convenir d’un appel',
        href: mailto(
          site.hrEmail,
          'Proposition d’appel',
          `Bonjour,\n\nJe souhaite vous parler de :\n\nMon fuseau horaire :\nDeux ou trois moments qui me conviennent :\n1.\n2.\n3.\n\nMon numéro de téléphone :\n`,
        ),
      },
    ],
  },

  positions,
  closing: positions.closing,
};
