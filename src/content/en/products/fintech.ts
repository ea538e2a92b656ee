import type { Product } from '@/content/types';

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
  lead: 'A payment gateway and two billing gateways: customers pay gas and electricity from the wallet they already use. The supplier gets each payment matched to its account, the customer a receipt or a meter token.',
  intro: [
    'A merchant connects once to the payment gateway and reaches mobile money, cards and bank accounts. The two billing gateways add what a utility needs.',
    'They look up a customer number, show the amount and enough of the account name to recognise it, take the payment and post it to the account. A postpaid customer gets a receipt; a prepaid customer gets a token to key into the meter. Neither has to queue at a counter.',
  ],
  illustration: {
    kind: 'code',
    caption:
      'One request tops up a prepaid meter. The signed webhook brings the token. Sample data.',
    summary: 'A payment request, its answer, and the signed webhook that brings the meter’s token.',
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
X-Signature: sha256=Ee3QfZ97uRK2flpk9e6P9vk7tJI8J+R3porjKc/JqdM=

{"id": "pay_31", "state": "paid",
 "at": "2026-03-02T08:15:09Z",
 "token": "1234 5678 9012 3456 7890"}`,
      },
    ],
  },
  detail: {
    kind: 'share',
    caption: 'One day’s transaction fees, and how they could be shared. Sample figures.',
    summary:
      'A table of four shares, and below it the payments that gateway and provider recorded.',
    title: 'Fees of one day, after reversals',
    columns: ['Party', 'KES', 'Share'],
    rows: [
      { label: 'Payment provider', amount: '4,000', percent: 40 },
      { label: 'Platform', amount: '3,000', percent: 30 },
      { label: 'Channel', amount: '2,000', percent: 20 },
      { label: 'Settlement bank', amount: '1,000', percent: 10 },
    ],
    checks: [
      { label: 'Payments at the gateway', value: '501' },
      { label: 'Payments in the settlement file', value: '500' },
      { label: 'Open until both agree', value: '1' },
    ],
  },
  flow: {
    caption: 'How an electricity bill is paid from a phone',
    nodes: [
      { title: 'Customer', note: 'Enters the meter number by USSD, app or web' },
      { title: 'Operator’s channel', note: 'Carries the session and verifies the phone number' },
      {
        title: 'Billing gateway',
        note: 'Checks the account and opens one transaction',
        ours: true,
      },
      { title: 'Wallet, bank or card', note: 'Asks for the PIN and approves' },
      { title: 'Utility’s system', note: 'Posts the payment and returns a receipt or token' },
    ],
  },
  offeringsTitle: 'The three gateways',
  offerings: [
    {
      icon: 'wallet',
      title: 'Payment gateway',
      description:
        'One interface for taking and sending payments: in an app, on a website, by USSD or at a counter. Each transaction has one status that merchant, provider and customer can all see.',
      features: [
        'Mobile money, cards and bank transfer',
        'Collections, payouts and refunds',
        'Payment links and QR codes for small merchants',
        'Limits and velocity checks per merchant',
      ],
    },
    {
      icon: 'zap',
      title: 'Billing gateway for natural gas supply',
      description:
        'For suppliers of piped gas: consumption becomes a bill, the bill becomes a payment, and the payment reaches the account as soon as it is confirmed.',
      features: [
        'Bill lookup by customer or meter number',
        'Meter readings from the field or the metering system',
        'Connection charges, deposits and arrears kept separate',
        'Paid and unpaid lists for the reconnection crew',
      ],
    },
    {
      icon: 'lightbulb',
      title: 'Billing gateway for an electricity board',
      description:
        'Postpaid bills and prepaid vending through one interface. The tariff stays with the board; the gateway looks up, collects, delivers and keeps the proof.',
      features: [
        'Postpaid bills, in full or in part',
        'Prepaid tokens by SMS, on screen, and again on demand',
        'Arrears deducted by the board’s own rule',
        'One daily file per payment channel',
      ],
    },
  ],
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
    {
      who: 'Mobile operators and wallets',
      why: 'Bills come every month, and each payment brings a customer back to your wallet.',
    },
    {
      who: 'Natural gas suppliers',
      why: 'Collection without more counters, and fewer disputes over readings and payments.',
    },
    {
      who: 'Electricity boards and distributors',
      why: 'One connection instead of one for each bank and wallet.',
    },
    {
      who: 'Merchants and platforms',
      why: 'One interface for several countries and payment methods, and one report for all.',
    },
  ],
  commercial:
    'The gateway earns a fee on each successful transaction. The payment provider, the bank, the channel and the platform share it as the contract says, and customers see any fee before they enter a PIN. A utility can choose a fixed monthly fee instead. The contract also sets out how reversals and refunds are treated.',
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
