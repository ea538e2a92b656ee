import { figures } from '../figures';
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
  lead: `Three gateways for operators, billers and merchants, with ${figures.support} support: one takes payments, one bills natural gas supply, one bills for an electricity board.`,
  intro: [
    'The payment gateway stands between whoever sells and whoever moves the money. A merchant connects once and reaches mobile money, cards and bank accounts. The two billing gateways add what a utility needs: they look up a customer number, show what is owed, take the payment and post it to the account.',
    "On an operator's network the same services are reached by USSD, by app and on the web. Mobile money is the usual source of funds, and your SMS carries the receipt.",
    'A customer enters a meter or customer number, sees the amount and enough of the account name to recognise it, and approves with the wallet PIN. A post-paid customer gets a receipt. A prepaid customer gets a token to key into the meter. Neither has to queue at a counter.',
  ],
  flow: {
    caption: 'How an electricity bill is paid from a phone',
    nodes: [
      { title: 'Customer', note: 'Enters the meter number by USSD, app or web' },
      { title: "Operator's channel", note: 'Carries the session and proves the phone number' },
      {
        title: 'Billing gateway',
        note: 'Checks the account and opens one transaction',
        ours: true,
      },
      { title: 'Wallet, bank or card', note: 'Asks for the PIN and approves' },
      { title: "Utility's system", note: 'Posts the payment, returns receipt or token' },
    ],
  },
  offeringsTitle: 'The three gateways',
  offerings: [
    {
      icon: 'wallet',
      title: 'Payment gateway',
      description:
        'One interface for taking and sending payments: in an app, on a website, by USSD or at a counter. Each transaction has one state that merchant, provider and subscriber can all see.',
      features: [
        'Mobile money, cards and bank transfer',
        'Collections, payouts and refunds',
        'Payment links and QR codes for small merchants',
        'Limits and velocity checks by merchant',
      ],
    },
    {
      icon: 'zap',
      title: 'Billing gateway for natural gas supply',
      description:
        'For the supplier of piped gas: consumption becomes a bill, the bill becomes a payment, and the payment is on the account as soon as it is confirmed.',
      features: [
        'Bill lookup by customer or meter number',
        'Meter readings taken in from the field or the meter system',
        'Connection charges, deposits and arrears kept apart',
        'Paid and unpaid lists for the reconnection crew',
      ],
    },
    {
      icon: 'lightbulb',
      title: 'Billing gateway for an electricity board',
      description:
        'Post-paid bills and prepaid vending through the same door. The tariff stays with the board. The gateway asks, charges, delivers and proves.',
      features: [
        'Post-paid bills, in full or in part',
        'Prepaid tokens by SMS, on screen and on demand again',
        "Arrears deducted by the board's own rule",
        'One daily file for each paying channel',
      ],
    },
  ],
  integration: {
    title: 'Standards on both sides of the gateway',
    intro:
      'Banks, wallets and utilities speak different protocols. The gateway translates, keeps the state and repairs what got lost between them.',
    points: [
      {
        term: 'ISO 8583',
        text: 'To bank and card switches: a 0200 request expects a 0210. If none comes, we send a 0420 reversal advice and repeat it until it is acknowledged.',
      },
      {
        term: 'ISO 20022',
        text: 'For settlement with banks: pain.001 to instruct a credit transfer, camt.053 statements to reconcile it.',
      },
      {
        term: 'GSMA Mobile Money API',
        text: "For wallets, or the provider's own interface where that is what exists. The PIN is entered on the provider's side and never reaches us.",
      },
      {
        term: 'EMV 3-D Secure',
        text: "The issuer authenticates the cardholder. The card number is typed into the acquirer's fields and comes to us only as a token.",
      },
      {
        term: 'Utility billing and STS vending',
        text: 'Bills by REST, SOAP or file. Prepaid tokens follow STS (IEC 62055-41): your vending system generates the 20 digits, and the gateway delivers them.',
      },
      {
        term: 'REST, OAuth 2.0 and webhooks',
        text: 'Merchants authenticate with client credentials and send an idempotency key with each request. Our webhooks carry a timestamp and an HMAC-SHA256 signature.',
      },
    ],
  },
  steps: [
    {
      title: 'Roles',
      text: 'We settle who is biller, who is acquirer, who holds the licence and which account receives the money.',
    },
    {
      title: 'Field by field',
      text: 'You bring the interface description and a test account. Lookup, bill and error codes are mapped to the gateway in writing.',
    },
    {
      title: 'Test transactions',
      text: 'Success, refusal, time-out, reversal and duplicate are each run in the test systems of every party.',
    },
    {
      title: 'Reconciliation before volume',
      text: 'The first real payments are few. They must match the bank statement to the last unit before the channel is opened.',
    },
    {
      title: 'Channels open',
      text: 'USSD first or app first, as you prefer. Further wallets and banks are added without a change on the side of the biller.',
    },
  ],
  audience: [
    {
      who: 'Mobile operators and wallets',
      why: 'Bills are paid every month, and each payment brings a customer back to your wallet.',
    },
    {
      who: 'Natural gas suppliers',
      why: 'Collection without more counters, and fewer disputes over what was read and paid.',
    },
    {
      who: 'Electricity boards and distributors',
      why: 'One connection in place of one for each bank and wallet.',
    },
    {
      who: 'Merchants and platforms',
      why: 'One interface for several countries and payment methods, and one report for all of them.',
    },
  ],
  commercial:
    'The gateway is paid by a fee on each successful transaction. Biller, payment provider, channel and platform share it as the contract says, and the customer sees any fee before entering a PIN. A utility can choose a fixed monthly fee instead. How reversals and refunds are treated stands in the same contract.',
  questions: [
    {
      question: 'Under whose licence does the money move?',
      answer:
        'Under that of the bank, wallet or payment provider in each country. The gateway is technology: it does not hold deposits. If your regulator wants more, for example a registration of the technical provider, we settle that before the contract.',
    },
    {
      question: 'The customer was debited and no token came. What happens?',
      answer:
        'The gateway asks the vending system again with the same reference. If a token exists, it is sent. If not, the debit is reversed. The customer can also fetch the last token again by USSD.',
    },
    {
      question: 'How are refunds made?',
      answer:
        'Back to the wallet, card or account that paid, never in another way. The biller approves, and both entries stay on record.',
    },
    {
      question: 'What if a link to a bank or a biller goes down?',
      answer:
        'New requests for that party are refused with a clear message, so nobody pays into a void. Open ones are checked and closed when the link is back. Other billers are not affected.',
    },
    {
      question: 'Which personal data do you keep?',
      answer:
        'Phone number, customer number, amount, time and state of the transaction. Retention follows the record-keeping law of the country and your contract.',
    },
    {
      question: 'Can a customer pay the same bill twice?',
      answer:
        'The gateway warns when the bill is already paid or a payment is open. An intended advance payment is possible if the biller accepts it.',
    },
  ],
  actions: [
    { label: 'Get Custom Quote', href: '/get-quote' },
    { label: 'Request Demo', href: '/get-quote' },
  ],
} satisfies Product;
