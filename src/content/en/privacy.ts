import { homeCountry } from './place-names';
import { seenPagesKept, waitingRules, type DeviceItem } from '@/content/facts/device';
import { intlTags } from '@/content/facts/languages';
import { mailRules } from '@/content/facts/mail';
import { processors } from '@/content/facts/processors';
import { retentionMonths } from '@/content/facts/retention';
import { reach, site } from '@/content/facts/site';
import type { LegalSection, PageMeta } from '@/content/types';
import { countryIn } from '@/lib/format';

const device = {
  draft: {
    term: 'A half-typed form',
    text: 'Your text may be kept in this browser for up to 24 hours, so that a reload does not lose it. Ticks and files are not kept. Sending the form removes it; what is older goes when a page of this site is opened next.',
  },
  waiting: {
    term: 'A form that could not be sent',
    text: `It may wait in this browser, with its files, until the connection is back and it has been delivered. Some browsers deliver it although no page of this site is open. After ${waitingRules.days} days it ends: we try once more when a page of this site is opened, then delete its files, and offer you its text for ${waitingRules.daysOffered} days to send by e-mail before that goes, too. “Delete” removes form, text and files at once, in the form or in the notice that tells you about it.`,
  },
  sent: {
    term: 'What was sent',
    text: 'The reference number, which form it was and when are shown in that form for a day, and kept for a week so that nothing is sent twice. The form has a button that forgets them; then only the number and the time stay for that week.',
  },
  pages: {
    term: 'Pages you have seen',
    text: `The last ${seenPagesKept} pages of this site that you opened, with their files, so that they open without a network. Whoever uses this browser can open them as well. The staff area is not kept.`,
  },
  scroll: {
    term: 'Places on pages',
    text: 'How far you have scrolled, for the Back button. It ends with the tab.',
  },
  reload: {
    term: 'A page that loads once more',
    text: 'If a page has to load anew because its code was lost, what you typed there is carried over, and that it did so is noted. It ends with the tab.',
  },
  language: {
    term: 'The language',
    text: 'Which language you chose, and whether you declined the other one, stay in this browser until you delete its data.',
  },
  staff: {
    term: 'Staff sign-in',
    text: 'Signing in to the staff area stores a session in the browser. Signing out removes it, and what staff have typed and not saved. Which reply was begun ends with the tab. An account consists of an e-mail address and a password, which is stored in a form we cannot read back; the address receives one e-mail to confirm it.',
  },
} satisfies Record<DeviceItem, { term: string; text: string }>;

/** A processor by its name and country. */
const at = (task: keyof typeof processors) =>
  `${processors[task].name}, ${countryIn(processors[task].countryCode, intlTags.en)}`;

export const privacy = {
  meta: {
    title: 'Privacy Policy',
    description:
      'Which details our four forms ask for, what we use them for, how long they stay with us, what is kept on your device, and how to have them erased.',
    keywords: ['privacy policy', 'personal data', 'no cookies', 'data protection'],
  } satisfies PageMeta,
  title: 'Privacy Policy',
  version: 'Version of November 2026',
  lead: 'This site asks for personal data in four forms and nowhere else. It sets no cookies and counts no visits.',
  sections: [
    {
      title: 'Who is responsible',
      paragraphs: [
        `${site.name}, ${site.address.line}, ${site.address.city}, ${site.address.state} ${site.address.postalCode}, ${homeCountry}.`,
        `Questions and requests about your data: ${site.privacyEmail}.`,
      ],
    },
    {
      title: 'What the forms ask for, and why',
      items: [
        {
          term: 'Project enquiry, on the home page',
          text: 'First and last name, e-mail address, company or operator (optional), service of interest, project details. We use them to answer you.',
        },
        {
          term: 'Quote request',
          text: 'Company, contact name, e-mail address, country, phone number, type of service, project description, timeline, budget. We use them to prepare a quote and to come back with questions about it.',
        },
        {
          term: 'Partnership application',
          text: 'Company, contact person, e-mail address, phone number, country or region, type of partnership, description of the company, proposal. We use them to judge the proposal and to reply.',
        },
        {
          term: 'Job application',
          text: 'First and last name, e-mail address, phone number, location, position, experience, availability, summary, skills, motivation and a resume file; if you wish also a LinkedIn address, expected salary, cover letter file, additional information and whether you want to hear of other openings. We use them to decide about the application.',
        },
      ],
    },
    {
      title: 'Legal basis',
      items: [
        {
          term: 'Quote requests, partnership and job applications',
          text: 'Your consent: the tick above the button, without which nothing is sent. News of openings has a tick of its own. You can take either back at any time, by the link in our e-mail or by writing to us; we then stop and erase. What was done before stays lawful.',
        },
        {
          term: 'Project enquiries',
          text: 'Your request: you write to us of your own will, for an answer. We use what you send for that answer alone.',
        },
        {
          term: 'Protection of the forms, the log and the e-mails about a submission',
          text: 'Our interest, and that of everybody who writes to us, in forms that work and in knowing what became of a request. You can object to this; we then erase what you sent.',
        },
      ],
    },
    {
      title: 'What is added on arrival',
      paragraphs: [
        'The form sends its language along, so that we answer in it, and which version of the words about your consent it showed; the database notes with it when that arrived. The database adds the time, a reference number and a status such as “new”. A log notes your name, your company, each change of status, when it was made and by which member of staff.',
      ],
    },
    {
      title: 'Protection against programs and floods',
      paragraphs: [
        'With a form, your browser also sends how many seconds it took to fill in, and what stands in a field that people do not see. Less than three seconds, or anything in that field, marks the submission as suspect: it is kept like any other, and our staff see the mark and its reason. The seconds are kept with the submission, the content of that field is not.',
        'So that nobody floods the forms, we count what comes from one e-mail address and from one network address. For each submission the database notes the time and a code made from the address, from which we cannot read the address back. Codes count for an hour at most, with files, whose size is noted, for a day; those that are older are deleted as further submissions arrive. If there are too many, the form tells you that it was not sent, keeps it, and tries again later.',
      ],
    },
    {
      title: 'When a page breaks',
      paragraphs: [
        `If a page breaks in your browser, it may tell our database what broke and where in our code, on which page, in which browser and version. Words in quotation marks, addresses and numbers are taken out first. Your network address is counted as above, for an hour, and is not kept with the report. Reports are kept for up to ${retentionMonths['client_errors']} months after the error was last seen.`,
      ],
    },
    {
      title: 'Who can see it',
      paragraphs: [
        'Our administrators, after signing in. Other visitors cannot, and neither can someone who merely opened an account.',
        'Nobody else gets your data but those who work for us, below: there is no analytics service, advertising network, or embedded content from other sites.',
      ],
    },
    {
      title: 'Who handles it for us, and where',
      items: [
        {
          term: 'The pages of this site',
          text: `${at('site')}. Like any host, it receives the network address of a device that calls it.`,
        },
        {
          term: 'The database, with what you send',
          text: `${at('database')}. It receives the network address, too.`,
        },
        {
          term: 'E-mail',
          text: `${at('mail')}. It gets the address and the text of each e-mail.`,
        },
      ],
    },
    {
      title: 'Across borders',
      paragraphs: [
        `If you write to us from another country, your data leaves it: it goes to the places above, and our staff read it in ${homeCountry}. The law there may protect it in another way than yours does. Without this we could not answer you here. If you do not want it, please send us nothing by these forms; ask by telephone first: ${site.phone}.`,
      ],
    },
    {
      title: 'E-mail',
      paragraphs: [
        `What you send is confirmed to the address you gave, at most ${mailRules.confirmationsADay} times a day: its reference number, what comes next, and a link to see where it stands or to withdraw it. Nothing you typed stands in it. The link works for ${mailRules.statusLinkDays} days; the database keeps only a code of it, from which it cannot be made again.`,
        'Our staff get an e-mail with your name, your company, the kind of request and its reference number, so that they answer in time. They can answer it by e-mail.',
        `If you ticked “Tell me about new openings”, you get news of them at most once a week. Until they end, your address and language are kept for them. A link in each of these e-mails ends them at once and for good. After ${mailRules.newsMonths} months they end by themselves, unless you apply again with this tick.`,
        `That an e-mail was sent is noted for ${retentionMonths['mails']} months.`,
      ],
    },
    {
      title: 'What stays on your device',
      paragraphs: [
        'Deleting the data of this site in your browser’s settings removes all of it at once. On a device that others use, do so when you are done.',
      ],
      items: Object.values(device),
    },
    {
      title: 'How long we keep it',
      paragraphs: [
        `Job applications and their files for up to ${retentionMonths['career_applications']} months, enquiries, quote requests and partnership applications for up to ${retentionMonths['quote_requests']} months, counted from the day they arrived; entries in the log no longer than ${retentionMonths['activity_log']} months. What is older is deleted every night.`,
        'When you ask, we erase what you sent at once: the submissions, their files, our notes, the entries in the log and what is noted about e-mails. You can do so yourself by the link in the confirmation. E-mails that our staff have received stay in their mailboxes until they delete them.',
      ],
    },
    {
      title: 'What you can ask for',
      paragraphs: [
        `Write to ${site.privacyEmail} to see what we have of you, to have a copy, to correct or erase it, to take your consent back, or to object. It costs nothing. Name the e-mail address you used and, if you have it, the reference number; so that nobody else gets your data, we answer to that address.`,
      ],
    },
    {
      title: 'Where you can complain',
      paragraphs: [
        `Please write to us first; most things can be put right at once. In ${homeCountry}, where we are at home, the authority is the Data Protection Board of India, under the Digital Personal Data Protection Act, 2023. If your own country has an authority for data protection, you can turn to it as well.`,
      ],
    },
    {
      title: 'Links elsewhere',
      paragraphs: [
        'The Market Place page links to a marketplace on another site, which has rules of its own.',
        ...(reach.whatsapp
          ? [
              'A link to WhatsApp opens that service, which has rules of its own, with a first line about the page or a reference number. Nothing else that you typed here goes along, and nothing at all before you follow the link.',
            ]
          : []),
      ],
    },
  ] satisfies LegalSection[],
  closing: 'Now that you know what happens to your message, here is where to write it.',
};
