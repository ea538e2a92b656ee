import type { Product } from '@/content/types';
import * as artefacts from './fintech-artefacts';

export default {
  meta: {
    title: 'Payment Gateway and Utility Billing Gateways',
    description:
      'A payment gateway for mobile money, cards and banks, and billing gateways for natural gas supply and an electricity board, with reversals and reconciliation.',
    keywords: [
      'payment gateway Africa',
      'utility bill payment',
      'natural gas billing gateway',
      'electricity board billing gateway',
      'mobile money integration',
      'prepaid electricity token',
      'payment reconciliation',
    ],
  },
  lead: 'A payment gateway and two billing gateways: customers pay gas and electricity from the wallet they already use.',
  cost: 'A fee on each successful transaction, or a fixed monthly fee.',
  intro:
    'A merchant connects once to the payment gateway and reaches mobile money, cards and bank accounts. The two billing gateways add what a utility needs.',
  hero: artefacts.hero,
  offeringsTitle: 'The three gateways',
  offerings: [
    {
      title: 'Payment gateway',
      description:
        'One interface for taking and sending payments: in an app, on a website, by USSD or at a counter. Each transaction has one status that merchant, provider and customer can all see.',
      features: [
        'Mobile money, cards and bank transfer',
        'Collections, payouts and refunds',
        'Payment links and QR codes for small merchants',
        'Limits and velocity checks per merchant',
      ],
      art: artefacts.paymentGateway,
    },
    {
      title: 'Billing gateway for natural gas supply',
      description:
        'For suppliers of piped gas: consumption becomes a bill, the bill becomes a payment, and the payment reaches the account as soon as it is confirmed.',
      features: [
        'Bill lookup by customer or meter number',
        'Meter readings from the field or the metering system',
        'Connection charges, deposits and arrears kept separate',
        'Paid and unpaid lists for the reconnection crew',
      ],
      art: artefacts.gasBilling,
    },
    {
      title: 'Billing gateway for an electricity board',
      description:
        'Postpaid bills and prepaid vending through one interface. The tariff stays with the board; the gateway looks up, collects, delivers and keeps the proof.',
      features: [
        'Postpaid bills, in full or in part',
        'Prepaid tokens by SMS, on screen, and again on demand',
        'Arrears deducted by the board’s own rule',
        'One daily file per payment channel',
      ],
      art: artefacts.electricityBilling,
    },
  ],
  journey: {
    title: 'Follow one electricity bill',
    stations: [
      {
        figure: '*5050#',
        title: 'The customer enters the meter number',
        text: 'By USSD, in an app or on the web.',
      },
      {
        figure: '+254 7••',
        title: 'The operator’s channel carries it',
        text: 'It has verified the phone number.',
      },
      {
        figure: 'pay_31',
        title: 'One transaction is opened',
        text: 'The account is checked first: a lost answer never books twice.',
        ours: true,
      },
      {
        figure: 'PIN',
        title: 'Wallet, bank or card approves',
        text: 'The PIN is entered there and never reaches us.',
      },
      {
        figure: '20 digits',
        title: 'The board returns a token',
        text: 'The customer has it by SMS, on screen, and again on demand.',
      },
    ],
  },
  settlement: artefacts.settlement,
  api: {
    kind: 'terminal',
    caption: 'One request tops up a prepaid meter. The signed webhook brings the token.',
    parts: [
      {
        label: 'Request',
        code: `curl https://api.example.com/v1/payments \\
  -H "Authorization: Bearer $TOKEN" \\
  -H "Idempotency-Key: order-1041" \\
  --json '{"wallet": "+99900000001",
    "meter": "04000000001", "amount": 5000,
    "biller": "power", "currency": "KES"}'`,
      },
      { label: 'Answer, 202', code: `{"id": "pay_31", "state": "pending"}` },
      {
        label: 'Webhook, secret “example”',
        code: `POST /hooks/payments HTTP/1.1
X-Signature: sha256=hBdkUEnEoZmB1xbq5qD6kFdKMurTM8pBwFrUP3IeCa8=

{"id": "pay_31", "state": "paid",
 "at": "2026-03-02T05:15:09Z",
 "token": "1234 5678 9012 3456 7890"}`,
      },
    ],
  },
  integration: {
    title: 'Standards on both sides of the gateway',
    intro:
      'Banks, wallets and utilities speak different protocols. The gateway translates, tracks every transaction and recovers what gets lost in between.',
    points: [
      {
        term: 'ISO 8583',
        text: 'For bank and card switches: a 0200 request expects a 0210. If none comes, we send a 0420 reversal advice and repeat it until it is acknowledged.',
      },
      {
        term: 'ISO 20022',
        text: 'For settlement with banks: pain.001 to instruct a credit transfer, camt.053 statements to reconcile it.',
      },
      {
        term: 'GSMA Mobile Money API',
        text: 'For wallets, or the provider’s own interface where there is no other. The PIN is entered on the provider’s side and never reaches us.',
      },
      {
        term: 'EMV 3-D Secure',
        text: 'The issuer authenticates the cardholder. The card number is typed into the acquirer’s fields and reaches us only as a token.',
      },
      {
        term: 'Utility billing and STS vending',
        text: 'Bills by REST, SOAP or file. Prepaid tokens can follow STS (IEC 62055-41): your vending system generates the 20 digits and the gateway delivers them.',
      },
      {
        term: 'REST, OAuth 2.0 and webhooks',
        text: 'Merchants authenticate with client credentials and send an idempotency key with each request. Our webhooks carry a timestamp, and an HMAC-SHA256 signature of their body in Base64.',
      },
    ],
  },
  steps: [
    { title: 'Roles', text: 'We agree who bills, who acquires and who holds the licence.' },
    { title: 'Field by field', text: 'Lookup, bill and error codes are mapped in writing.' },
    { title: 'Tests', text: 'We run success, decline, time-out, reversal, duplicate.' },
    { title: 'Reconciliation', text: 'First payments must match the bank to the cent.' },
    { title: 'Channels', text: 'You start with USSD or app, then add wallets and banks.' },
  ],
  audience: [
    'Mobile operators and wallets',
    'Natural gas suppliers',
    'Electricity boards and distributors',
    'Merchants and platforms',
  ],
  commercial:
    'The gateway earns a fee on each successful transaction. The payment provider, the bank, the channel and the platform share it as the contract says, and customers see any fee before they enter a PIN.',
  questions: [
    {
      question: 'Under whose licence does the money move?',
      answer:
        'The bank’s, wallet’s or payment provider’s in each country. The gateway is technology: it does not hold deposits. If your regulator asks for more, such as registration of the technical provider, we settle that before the contract is signed.',
    },
    {
      question: 'A customer was debited but no token came. What happens?',
      answer:
        'The gateway asks the vending system again with the same reference. If a token exists, it is sent. If not, the debit is reversed. The customer can also fetch the last token again by USSD.',
    },
    {
      question: 'How are refunds made?',
      answer:
        'Always back to the wallet, card or account that paid. The biller approves, and both entries stay on record.',
    },
    {
      question: 'What if a link to a bank or a biller goes down?',
      answer:
        'New requests for that party are refused with a clear message, so nobody’s payment disappears. Pending ones are checked and closed when the link is back. Other billers are not affected.',
    },
    {
      question: 'Which personal data do you keep?',
      answer:
        'Phone number, customer number, amount, time and status of the transaction. Retention follows the country’s record-keeping law and your contract.',
    },
    {
      question: 'Can a customer pay the same bill twice?',
      answer:
        'The gateway warns when a bill is already paid or a payment is pending. Paying in advance on purpose is possible if the biller accepts it.',
    },
  ],
  closing: 'Tell us which bills you collect and where your customers pay them now.',
  actions: [
    { label: 'Get Custom Quote', href: '/get-quote' },
    { label: 'Request Demo', href: '/get-quote?demo=yes' },
  ],
} satisfies Product;
