import { addressLine } from '@/content/address-line';
import { maxVisitedPages, outboxRules, type DeviceItem } from '@/content/facts/device';
import { intlTags } from '@/content/facts/languages';
import { mailRules } from '@/content/facts/mail';
import { processors } from '@/content/facts/processors';
import {
  rawMailDays,
  retentionMonths,
  spamDays,
  unmatchedMailDays,
} from '@/content/facts/retention';
import { contactChannels, site } from '@/content/facts/site';
import type { LegalSection, PageMeta } from '@/content/types';
import { countryNameIn } from '@/lib/format';
import { requestedFields } from './requested-fields';
import { homeCountry } from './place-names';
import type { StaffRole } from './admin-roles';

const seenBy: Record<Exclude<StaffRole, 'admin'>, string> = {
  sales: 'Sales staff see project enquiries, quote requests and partnership applications.',
  hr: 'Human resources see job applications and their files.',
};

const device = {
  draft: {
    term: 'An unfinished form',
    text: 'Your text may be kept in this browser for up to 24 hours, so that reloading the page does not lose it. Ticked boxes and files are not kept. Sending the form removes the text; anything older is removed the next time a page of this site is opened.',
  },
  waiting: {
    term: 'A form that could not be sent',
    text: `It may wait in this browser, with its files, until the connection is back and it has been delivered. Some browsers deliver it even when no page of this site is open. After ${outboxRules.retryDays} days we stop. When you next open a page of this site, we try once more, delete the files, and offer you the text for ${outboxRules.offeredDays} days to send by email. Then we delete the text too. “Delete”, in the form or in the notice that tells you about it, removes the form, its text and its files at once.`,
  },
  sent: {
    term: 'What was sent',
    text: 'The reference number and the time of sending are kept for a week, so that nothing is sent twice.',
  },
  pages: {
    term: 'Pages you have seen',
    text: `The last ${maxVisitedPages} pages of this site that you opened, with their files, so that they open without a connection. Anyone who uses this browser can also open them. The staff area is not kept.`,
  },
  scroll: {
    term: 'Your place on a page',
    text: 'How far you have scrolled, for the Back button. It is removed when you close the tab.',
  },
  reload: {
    term: 'A page that reloads',
    text: 'If a page has to reload because part of it did not load, what you typed is kept through the reload, with a note that the page reloaded. Both are removed when you close the tab.',
  },
  language: {
    term: 'The language',
    text: 'The language you chose, and whether you declined the other one, stay in this browser until you delete its data.',
  },
  staff: {
    term: 'Staff sign-in',
    text: 'Signing in to the staff area stores a session in the browser. Signing out removes it, together with anything staff have typed but not saved. Whether a resume is shown beside its record is forgotten when the tab closes. The template used last and the setting of the keyboard shortcuts stay until the browser’s data is deleted. An account holds an email address and a password, which we cannot read. Staff accounts also hold a role, the time of the last visit and, if given, a name, a job title, a phone number, the last day of an absence and the colleague who stands in. For each device on which an account is signed in, the browser, the IP address and the times of signing in and of last use are kept until that session ends; for a second factor, its key and hashes of the recovery codes, until it is removed. The address of a new account receives one email to confirm it. Someone we invite to join our staff receives one email; the invitation is deleted after 14 days.',
  },
} satisfies Record<DeviceItem, { term: string; text: string }>;

/** A processor by its name and country. */
const processorFor = (task: keyof typeof processors) =>
  `${processors[task].name}, ${countryNameIn(processors[task].countryCode, intlTags.en)}`;

export const privacy = {
  meta: {
    title: 'Privacy Policy',
    description:
      'Which details our four forms ask for, what we use them for, how long we keep them, what stays on your device, and how to have your data erased.',
    keywords: ['privacy policy', 'personal data', 'no cookies', 'data protection'],
  } satisfies PageMeta,
  title: 'Privacy Policy',
  version: 'Last updated: November 2026',
  lead: 'Apart from sign-in to the staff area, this site asks for personal data only in four forms and, under a proposal, on the status page. It sets no cookies and does not count visits.',
  sections: [
    {
      title: 'Who is responsible',
      paragraphs: [
        `${site.name}, ${addressLine(site.address, homeCountry)}.`,
        `Please send questions and requests about your data to ${site.privacyEmail}.`,
      ],
    },
    {
      title: 'What the forms ask for, and why',
      items: [
        {
          term: 'Project enquiry, on the home page',
          text: `${requestedFields.contact_submissions}. We use them to answer you.`,
        },
        {
          term: 'Quote request',
          text: `${requestedFields.quote_requests}. We use them to prepare a quote and to ask you questions about it.`,
        },
        {
          term: 'Partnership application',
          text: `${requestedFields.partnership_applications}. We use them to assess the proposal and to reply.`,
        },
        {
          term: 'Job application',
          text: `${requestedFields.career_applications}. We use them to decide on the application.`,
        },
      ],
    },
    {
      title: 'Details you gave us elsewhere',
      paragraphs: [
        'If you called us, met us or sent us an email, our staff may enter what you told us, such as your name, how to reach you, your request or your CV, and how it came to us. We use it, keep it and erase it as if you had sent it through the matching form, without an email address 30 days after you ask; the basis is that you contacted us and expect an answer.',
      ],
    },
    {
      title: 'Legal basis',
      items: [
        {
          term: 'Quote requests, partnership and job applications',
          text: 'Your consent: the box you tick above the button, without which nothing is sent. News of new positions has its own box. You can withdraw either consent at any time, through the link in our email or by writing to us; we then stop and erase the data. What we did before you withdrew it remains lawful.',
        },
        {
          term: 'Project enquiries',
          text: 'You contact us of your own accord and expect an answer. We use what you send for that answer alone.',
        },
        {
          term: 'Protection of the forms, the log, how you came here, and emails about a submission',
          text: 'Legitimate interest: ours, and that of everyone who writes to us, in forms that work and in knowing what became of a request. We also have a legitimate interest in knowing which pages and announcements lead people to write to us. You can object to this; we then erase what you sent.',
        },
      ],
    },
    {
      title: 'What we add on arrival',
      paragraphs: [
        'The form sends the language it was shown in, so that we can reply in it, and the version of the consent text it showed; the database records when that consent arrived. It also adds the time, a reference number and a status such as “new”. A log records your name, your company and what our staff do with what you sent, with the time and the member of staff: its status, its owner, follow-ups, downloads and exports.',
      ],
    },
    {
      title: 'How you came here',
      paragraphs: [
        'Each form also sends the first page of this site that you opened on this visit, the name of the site whose link led you there (such as www.example.com, without the rest of its address) and, if that link named a campaign, its utm_source and utm_campaign. Until you send a form, only the open page holds them, in memory, and forgets them when you close or reload it. They are not stored in your browser, unless a form has to wait there to be sent. If you send no form, we learn none of this.',
      ],
    },
    {
      title: 'Protection against bots and abuse',
      paragraphs: [
        `With each form, your browser also sends how many seconds it took to fill in and the content of a field that people do not see. Less than three seconds, or anything in that field, marks the submission as spam; our staff can set or remove that mark. We send no confirmation of spam, and delete it with its files ${spamDays} days after it arrived or was marked, or sooner. The seconds are kept with the submission; the content of that field is not.`,
        'To prevent abuse, we count the submissions that come from one email address and from one network address. The database stores a code made from the address, from which we cannot read the address back, with the time and the count. A code counts for at most one hour; for one day when files were sent (we then also record their size), and for our emails of confirmation; and for up to three days while such emails wait their turn. Codes are deleted within a day after that. If there are too many submissions, the form tells you that yours was not sent, keeps it, and tries again later.',
      ],
    },
    {
      title: 'When a page fails',
      paragraphs: [
        `If a page fails in your browser, it may report to our database what failed and where in our code, on which page, and in which browser and version. Words in quotation marks, addresses and numbers are removed first. Your network address is not kept with the report. We keep reports for up to ${retentionMonths['client_errors']} months after the error was last seen.`,
      ],
    },
    {
      title: 'Who can see it',
      paragraphs: [
        `Our staff, after signing in, as far as their work needs it. ${Object.values(seenBy).join(' ')} Administrators see everything. Nobody else can, including people who sign up but have not been given access.`,
        'Nobody else receives your data except the providers below, who work for us: there is no analytics service, advertising network or embedded content from other sites.',
      ],
    },
    {
      title: 'Who handles it for us, and where',
      items: [
        {
          term: 'The pages of this site',
          text: `${processorFor('site')}. Like any host, it receives the network address of each device that connects to it.`,
        },
        {
          term: 'The database, with what you send',
          text: `${processorFor('database')}. It also receives the network address.`,
        },
        {
          term: 'Email',
          text: `${processorFor('mail')}. It receives the addresses, the text and the files of the emails that we send and, where it also receives for us, of your answers.`,
        },
      ],
    },
    {
      title: 'Across borders',
      paragraphs: [
        `If you write to us from another country, your data leaves that country: it goes to the places above, and our staff read it in ${homeCountry} or, when they work abroad, where they are. The law there may protect it differently from the law of your country. Without this transfer we could not answer you through these forms. If you do not agree to it, please do not use the forms; call us on ${site.phone} instead.`,
      ],
    },
    {
      title: 'Email',
      paragraphs: [
        `We confirm what you send by email to the address you gave, at most ${mailRules.confirmationsPerDay} times a day. The confirmation contains the reference number, what comes next, and a link to check the status of your request or withdraw it. It contains nothing you typed. The link works for ${mailRules.statusLinkDays} days; once the email has left, the database keeps only a code from which the link cannot be rebuilt.`,
        `Our staff receive an email with your name, your company, your country and language, the kind of request and its reference number, so that they can answer in time, and, for a follow-up, the note that a colleague wrote about it. Those who chose so also receive the text of what you answer, and whoever invites you to a meeting its date and place. They may reply by email. What they write, and what you answer, is stored with your submission and deleted with it, files included; an email that you send us is also kept unchanged for ${rawMailDays} days. An email from which we cannot tell the submission is kept for ${unmatchedMailDays} days.`,
        'If our reply is a proposal, the page behind that link also shows it with its files, and you can accept it, decline it or ask a question there. We then store the name and the text that you enter, the time, and which files you saw; we email a receipt of your decision, with the name, to the address you gave. We keep and delete all of this with your request.',
        `If you ticked “Tell me about new positions”, we send you news of them at most once a week. We keep your address and language for as long as you receive these emails, and for a day after you stop them, so that you can change your mind. A link in each of them leads to a button that stops them at once. They stop automatically after ${mailRules.newsMonths} months, unless you apply again and tick the same box.`,
        `For ${retentionMonths['mails']} months, we keep a record that an email was sent, and whether it came back.`,
      ],
    },
    {
      title: 'What stays on your device',
      paragraphs: [
        'To remove all of it at once, close this site’s pages and delete its data in your browser’s settings. On a device that you share with others, do so when you have finished.',
      ],
      items: Object.values(device),
    },
    {
      title: 'How long we keep it',
      paragraphs: [
        `We keep job applications and their files for up to ${retentionMonths['career_applications']} months, and enquiries, quote requests and partnership applications for up to ${retentionMonths['quote_requests']} months, counted from the day they arrived. Log entries are kept for no longer than ${retentionMonths['activity_log']} months. Anything older is deleted every hour.`,
        `When you ask, we erase what you sent at once: the submissions, their files, our notes and the records of emails. The log keeps what our staff did with them, with the reference number alone; of a list that they export, also the words they searched for. You can also do this yourself through the link in the confirmation. For ${outboxRules.retryDays} days we keep a code of each erased number, so that no copy still waiting on one of your devices is stored again. Emails that our staff have received, and backups, hold it until they are deleted.`,
      ],
    },
    {
      title: 'What you can ask for',
      paragraphs: [
        `Write to ${site.privacyEmail} to see the data we hold about you, to receive a copy, to have it corrected or erased, to withdraw your consent, or to object. It costs nothing. Give the email address you used and, if you have it, the reference number. We reply to that address, so that nobody else receives your data.`,
      ],
    },
    {
      title: 'Where you can complain',
      paragraphs: [
        `Please write to us first; we can put most things right at once. In ${homeCountry}, where we are based, the authority is the Data Protection Board of India, under the Digital Personal Data Protection Act, 2023. If your own country has a data protection authority, you can also turn to it.`,
      ],
    },
    {
      title: 'Links to other sites',
      paragraphs: [
        'The Market Place page links to a marketplace on another site, which has its own rules.',
        ...(contactChannels.whatsapp
          ? [
              'A link to WhatsApp opens that service, which has its own rules, with a first line that names the page or a reference number. Nothing else you typed here goes with it, and nothing at all is sent until you follow the link.',
            ]
          : []),
      ],
    },
  ] satisfies LegalSection[],
};
