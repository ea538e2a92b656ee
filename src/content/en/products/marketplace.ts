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
  lead: `A B2B marketplace from a company active in African markets since ${site.since}: suppliers list what they have, buyers get a price, and both keep a record of the order.`,
  intro: [
    'Much of the trade between businesses still runs on phone calls, photos of price lists and trust in a name. The marketplace keeps the calls and adds the rest: a searchable catalogue, a price in writing, an order with a number, a payment both sides can see.',
    'It works on a phone. A shopkeeper compares offers on a lightweight web page, asks three suppliers for a price and gets the answers by SMS. A supplier manages stock from a browser, a spreadsheet or an accounting system.',
    'Mobile operators can offer it to their business customers under their own name. The operator verifies traders through the SIM registration it already has, wallet payments run over its mobile money, and notifications go out as its messages.',
  ],
  flow: {
    caption: 'How an order passes between two businesses that have never met',
    nodes: [
      { title: 'Buyer', note: 'Searches, asks for a price, places an order' },
      { title: 'Marketplace', note: 'Keeps offer, order and messages together', ours: true },
      { title: 'Supplier', note: 'Confirms stock, price and date' },
      { title: 'Operator and wallet', note: 'Send the notifications and move the payment' },
      { title: 'Carrier', note: 'Delivers and returns proof of delivery' },
    ],
  },
  offeringsTitle: 'What the marketplace does',
  offerings: [
    {
      icon: 'store',
      title: 'B2B marketplace',
      description:
        'Businesses only, each checked before it can trade. Search, volume prices and order history are made for people who buy every week.',
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
        'Sealed until the deadline if the buyer wishes',
        'Questions and answers kept with the request',
        'The accepted offer becomes the order',
      ],
    },
    {
      icon: 'wallet',
      title: 'Orders and payment',
      description:
        'Order, delivery note, invoice and payment carry the same number, so any dispute starts from the same facts.',
      features: [
        'Mobile money, bank transfer or agreed credit',
        'Payment in stages: order, dispatch, delivery',
        'Invoices and statements to export',
      ],
    },
    {
      icon: 'handshake',
      title: 'Operator’s edition',
      description:
        'The marketplace under your brand and domain, for the small and medium businesses on your network.',
      features: [
        'Sign-in with the business line',
        'Your bundles and devices in a shop of your own',
        'Reports on active traders and order value',
      ],
    },
  ],
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
    {
      title: 'Register',
      text: 'A business gives its registration, its line of trade and a contact person. We check them before it is listed.',
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
      text: 'Accounting, procurement or carrier systems are connected once the volume makes it worth the effort.',
    },
    {
      title: 'Under the operator’s name',
      text: 'For an operator, we set up brand, sign-in and wallet; its sales team invites the first traders.',
    },
  ],
  audience: [
    {
      who: 'Manufacturers and importers',
      why: 'Orders from towns where you have no representative, and a picture of demand there.',
    },
    {
      who: 'Wholesalers and retailers',
      why: 'Several prices in writing before you buy, and an order history a bank can read.',
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
    'The supplier pays, by commission on completed orders or by subscription, and knows the terms before listing. The buyer pays the price in the offer. In the operator’s edition, commission and subscriptions are shared with the operator, and payment fees follow the contract with the wallet.',
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
  actions: [
    { label: 'Get Started', href: '/get-quote' },
    { label: 'Request Demo', href: '/get-quote?demo=yes' },
    { label: 'Partner With Us', href: '/partnership' },
  ],
  external: { label: 'Visit the marketplace', href: site.marketplaceUrl },
} satisfies Product;
