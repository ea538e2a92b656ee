import { site } from '@/content/facts/site';
import type { Product } from '@/content/types';

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
  lead: `A B2B marketplace built by a company in African markets since ${site.since}: suppliers list what they have, buyers get a price, and both keep a record of the order.`,
  intro: [
    'Much trade between businesses still runs on telephone calls, photographs of price lists and trust in a name. The marketplace keeps the calls and adds the rest: a catalogue that can be searched, a price in writing, an order with a number, a payment that both sides can see.',
    'It works on a phone. A shopkeeper compares offers on a light web page, asks three suppliers for a price and gets the answers as SMS notices. A supplier manages stock from a browser, a spreadsheet or an accounting system.',
    'A mobile operator can offer it to its business customers under its own name. The operator verifies the trader through the SIM registration it already has, wallet payments run over its mobile money, and notices run over its messages.',
  ],
  flow: {
    caption: 'How an order passes between two businesses that have never met',
    nodes: [
      { title: 'Buyer', note: 'Searches, asks for a price, places an order' },
      { title: 'Marketplace', note: 'Keeps offer, order and messages in one file', ours: true },
      { title: 'Supplier', note: 'Confirms stock, price and date' },
      { title: 'Operator and wallet', note: 'Send the notices and move the payment' },
      { title: 'Carrier', note: 'Delivers and returns proof of delivery' },
    ],
  },
  offeringsTitle: 'What the marketplace does',
  offerings: [
    {
      icon: 'store',
      title: 'B2B marketplace',
      description:
        'Businesses only, each checked before it may trade. Search, prices by quantity and order history are made for people who buy every week.',
      features: [
        'Price breaks and minimum quantities',
        'Repeat an order with one tap',
        'Ratings only from completed orders',
        'Several currencies, one shown at a time',
      ],
    },
    {
      icon: 'briefcase',
      title: 'Supplier storefronts',
      description:
        'Each supplier has a page with goods, terms and delivery areas, and decides who sees which price.',
      features: [
        'Catalogue upload from a spreadsheet',
        'Price lists by customer group',
        'Stock by warehouse',
      ],
    },
    {
      icon: 'scale',
      title: 'Requests for quotation',
      description:
        'One request goes to several suppliers. Offers come back side by side, with price, quantity and date.',
      features: [
        'Sealed until the deadline, if the buyer wishes',
        'Questions and answers kept with the request',
        'The accepted offer becomes the order',
      ],
    },
    {
      icon: 'wallet',
      title: 'Orders and payment',
      description:
        'Order, delivery note, invoice and payment carry the same number, so a dispute starts from the same facts.',
      features: [
        'Mobile money, bank transfer or agreed credit',
        'Payment in stages: order, dispatch, delivery',
        'Invoices and statements to export',
      ],
    },
    {
      icon: 'handshake',
      title: "Operator's edition",
      description:
        'The marketplace in your brand and domain, for the small and medium businesses on your network.',
      features: [
        'Sign-in with the business line',
        'Your bundles and devices as one of the shops',
        'Reports on active traders and order value',
      ],
    },
  ],
  integration: {
    title: 'Catalogues, documents and payments',
    intro:
      'A small trader needs no integration at all. A larger one connects the systems in which goods and invoices already live.',
    points: [
      {
        term: 'CSV and GS1 identifiers',
        text: 'The supplier sends the catalogue as CSV or through the API. Goods are matched by GTIN where they have one, so the same carton appears once with several offers.',
      },
      {
        term: 'UBL 2.1',
        text: 'Orders, delivery notes and invoices leave as UBL documents that accounting systems can read. Where a tax authority requires e-invoicing, the invoice goes through its system first.',
      },
      {
        term: 'cXML punch-out',
        text: 'A buyer with a procurement system opens the marketplace from there and takes the basket back for approval.',
      },
      {
        term: 'Mobile money and bank transfer',
        text: 'The marketplace requests the payment, the licensed provider holds and moves it, and its confirmation advances the order.',
      },
      {
        term: 'OAuth 2.0 and OpenID Connect',
        text: 'Staff of one company share its account with roles of their own. Operators can be the identity provider for their business customers.',
      },
      {
        term: 'Order webhooks',
        text: 'Each change of an order is posted to supplier and carrier, signed and numbered, and repeated until it is acknowledged.',
      },
    ],
  },
  steps: [
    {
      title: 'Register',
      text: 'A business gives its registration, its line of trade and a person to talk to. We check before it is listed.',
    },
    {
      title: 'List or look',
      text: 'Suppliers upload goods and delivery areas. Buyers save searches and favourite suppliers.',
    },
    {
      title: 'First orders',
      text: 'Trade starts with small orders, while we stay in contact with both sides.',
    },
    {
      title: 'Connect',
      text: 'Accounting, procurement or carrier systems are joined when the volume makes it worth the effort.',
    },
    {
      title: "Under the operator's name",
      text: 'For an operator: brand, sign-in and wallet are set up, and its first traders are invited by its own sales team.',
    },
  ],
  audience: [
    {
      who: 'Manufacturers and importers',
      why: 'Orders from towns where you have no representative, and a view of what is asked for.',
    },
    {
      who: 'Wholesalers and retailers',
      why: 'Several prices in writing before you buy, and an order history that a bank can read.',
    },
    {
      who: 'Mobile operators',
      why: 'A service for small businesses that uses your lines, messages and wallet every day.',
    },
    {
      who: 'Carriers and lenders',
      why: 'Orders with known goods, addresses and payment records.',
    },
  ],
  commercial:
    'The supplier pays, by a commission on completed orders or by a subscription, and knows the terms before listing. The buyer pays the price in the offer. In the edition for operators, commission and subscriptions are shared with the operator, and payment fees follow the contract with the wallet.',
  questions: [
    {
      question: 'Are you a party to the sale?',
      answer:
        'No. Buyer and supplier contract with each other. The marketplace keeps the documents and gives both the same view of them.',
    },
    {
      question: 'How are businesses checked?',
      answer:
        'By registration papers, a reachable telephone number and a payment account in the name of the business. The profile shows what was checked and when. It is not a guarantee of conduct.',
    },
    {
      question: 'What if goods are wrong or never arrive?',
      answer:
        'The buyer opens a dispute before confirming delivery. Later payment stages wait, and both sides answer in one thread. Refunds go back through the provider that took the payment.',
    },
    {
      question: 'Who sees our prices?',
      answer:
        'Those you choose: everyone, registered buyers, or named customers. Competing suppliers cannot open your customer price lists.',
    },
    {
      question: 'Does it work across borders?',
      answer:
        'Buyers can find and ask suppliers in other countries. Customs, currency rules and taxes stay with the parties, and each offer states its delivery terms as an Incoterms 2020 rule.',
    },
    {
      question: 'What happens to an order while a wallet is unavailable?',
      answer:
        'The order keeps its place and price until the date in the offer. The buyer may pay later or by another method.',
    },
  ],
  actions: [
    { label: 'Get Started', href: '/get-quote' },
    { label: 'Request Demo', href: '/get-quote' },
    { label: 'Partner With Us', href: '/partnership' },
  ],
  external: { label: 'Visit the marketplace', href: site.marketplaceUrl },
} satisfies Product;
