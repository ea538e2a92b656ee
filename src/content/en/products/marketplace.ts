import { site } from '@/content/facts/site';
import type { Product } from '@/content/types';
import * as artefacts from './marketplace-artefacts';

export default {
  meta: {
    title: 'B2B Marketplace for African Suppliers and Buyers',
    description:
      'A B2B marketplace where suppliers list, buyers ask for prices and order, and mobile operators give their business customers a place to trade.',
    keywords: [
      'B2B marketplace Africa',
      'wholesale marketplace',
      'supplier catalogue',
      'request for quotation',
      'operator SME services',
      'mobile money B2B payment',
    ],
  },
  lead: `A B2B marketplace: suppliers list, buyers get a price, both keep a record.`,
  cost: 'The supplier pays, by commission or subscription.',
  intro:
    'Much of the trade between businesses still runs on phone calls and photos of price lists. The marketplace adds a catalogue to search, a price in writing and a payment that both sides can see.',
  hero: artefacts.hero,
  offeringsTitle: 'What the marketplace does',
  offerings: [
    {
      title: 'B2B marketplace',
      description:
        'Businesses only, each checked before it can trade. Search, volume prices and order history are made for people who buy every week.',
      features: [
        'Price breaks and minimum quantities',
        'Repeat an order with one tap',
        'Ratings only from completed orders',
        'Several currencies, one shown at a time',
      ],
      art: artefacts.marketplace,
    },
    {
      title: 'Supplier storefronts',
      description:
        'Each supplier has a page with goods, terms and delivery areas, and decides who sees which price.',
      features: [
        'Catalogue upload from a spreadsheet',
        'Price lists by customer group',
        'Stock by warehouse',
      ],
      art: artefacts.storefronts,
    },
    {
      title: 'Requests for quotation',
      description:
        'One request goes to several suppliers. Offers come back side by side, with price, quantity and date.',
      features: [
        'Sealed until the deadline if the buyer wishes',
        'Questions and answers kept with the request',
        'The accepted offer becomes the order',
      ],
      art: artefacts.quotations,
    },
    {
      title: 'Orders and payment',
      description: 'Every document carries the order’s number, so both sides can trace it.',
      features: [
        'Mobile money, bank transfer or agreed credit',
        'Payment in stages: order, dispatch, delivery',
        'Invoices and statements to export',
      ],
      art: artefacts.orders,
    },
    {
      title: 'Operator’s edition',
      description:
        'The marketplace under your brand and domain, for the small and medium businesses on your network.',
      features: [
        'Sign-in with the business line',
        'Your bundles and devices in a shop of your own',
        'Reports on active traders and order value',
      ],
      art: artefacts.operatorEdition,
    },
  ],
  journey: {
    title: 'Follow one enquiry',
    stations: [
      { figure: '12 t', title: 'A shopkeeper asks for maize flour', text: 'Once, from a phone.' },
      {
        figure: '3 sellers',
        title: 'The enquiry reaches suppliers',
        text: 'Each of them was checked before it could trade.',
        ours: true,
      },
      {
        figure: 'SMS',
        title: 'The offers come back',
        text: 'With price, quantity and date, side by side.',
        ours: true,
      },
      {
        figure: '1042',
        title: 'One offer becomes the order',
        text: 'Delivery note, invoice and receipt carry its number.',
      },
      {
        figure: '30 · 40 · 30',
        title: 'The payment follows the goods',
        text: 'Order, dispatch, delivery. A dispute holds the next stage.',
      },
    ],
  },
  settlement: artefacts.settlement,
  integration: {
    title: 'Catalogues, documents and payments',
    intro:
      'A small trader needs no integration at all. A larger one connects the systems it already uses for stock and invoices.',
    points: [
      {
        term: 'CSV and GS1 identifiers',
        text: 'The supplier sends the catalogue as CSV or through the API. Goods are matched by GTIN where they have one, so the same carton appears once with several offers.',
      },
      {
        term: 'UBL 2.1',
        text: 'Orders, delivery notes and invoices are issued as UBL documents that accounting systems can read. Where a tax authority requires e-invoicing, the invoice goes through its system first.',
      },
      {
        term: 'cXML punch-out',
        text: 'A buyer with a procurement system opens the marketplace from there and takes the basket back for approval.',
      },
      {
        term: 'Mobile money and bank transfer',
        text: 'The marketplace requests the payment, the licensed provider holds and transfers it, and its confirmation moves the order on.',
      },
      {
        term: 'OAuth 2.0 and OpenID Connect',
        text: 'A company’s staff share its account, each with their own role. Operators can be the identity provider for their business customers.',
      },
      {
        term: 'Order webhooks',
        text: 'Each change to an order is sent to the supplier and the carrier, signed and numbered, and repeated until it is acknowledged.',
      },
    ],
  },
  steps: [
    { title: 'Register', text: 'We check registration, trade and contact before listing.' },
    { title: 'List or look', text: 'Suppliers upload goods. Buyers save searches.' },
    { title: 'First orders', text: 'Trade starts small, and we stay in contact with both.' },
    { title: 'Connect', text: 'Accounting and carrier systems connect as volume grows.' },
    { title: 'Your edition', text: 'We set it up in your brand. You invite the traders.' },
  ],
  audience: [
    'Manufacturers and importers',
    'Wholesalers and retailers',
    'Mobile operators',
    'Carriers and lenders',
  ],
  commercial:
    'The supplier pays, by commission on completed orders or by subscription, and knows the terms before listing. The buyer pays the price in the offer.',
  questions: [
    {
      question: 'Are you a party to the sale?',
      answer:
        'No. Buyer and supplier contract with each other. The marketplace keeps the documents and gives both the same view of them.',
    },
    {
      question: 'How are businesses checked?',
      answer:
        'By registration documents, a phone number that answers and a payment account in the business’s name. The profile shows what was checked and when. It is not a guarantee of conduct.',
    },
    {
      question: 'What if goods are wrong or never arrive?',
      answer:
        'The buyer opens a dispute before confirming delivery. Later payment stages are held, and both sides answer in one thread. Refunds go back through the provider that took the payment.',
    },
    {
      question: 'Who sees our prices?',
      answer:
        'Only the people you choose: everyone, registered buyers, or named customers. Competing suppliers cannot open your customer price lists.',
    },
    {
      question: 'Does it work across borders?',
      answer:
        'Yes. Buyers can find suppliers in other countries and ask them for prices. Customs, currency rules and taxes stay with the parties, and each offer states its delivery terms as an Incoterms 2020 rule.',
    },
    {
      question: 'What happens to an order while a wallet is unavailable?',
      answer:
        'The order keeps its place and price until the date in the offer. The buyer can pay later or by another method.',
    },
  ],
  closing: 'Tell us what you sell or buy, and in which countries.',
  actions: [
    { label: 'Get Started', href: '/get-quote' },
    { label: 'Request Demo', href: '/get-quote?demo=yes' },
    { label: 'Partner With Us', href: '/partnership' },
  ],
  ...(site.marketplaceUrl && {
    external: { label: 'Visit the marketplace', href: site.marketplaceUrl },
  }),
} satisfies Product;
