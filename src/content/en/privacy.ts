import { homeCountry } from './place-names';
import { mailRules } from '@/content/facts/mail';
import { retentionMonths } from '@/content/facts/retention';
import { site } from '@/content/facts/site';
import type { LegalSection, PageMeta } from '@/content/types';

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
      title: 'What is added on arrival',
      paragraphs: [
        'The form sends its language along, so that we answer in it. The database adds the time, a reference number and a status such as “new”. A log notes your name, your company, each change of status, when it was made and by which member of staff.',
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
      title: 'Who can see it',
      paragraphs: [
        'Our administrators, after signing in. Other visitors cannot, and neither can someone who merely opened an account.',
        'The site and its database are hosted for us. Like any host, they receive the network address of a device that calls them. E-mail is delivered for us (see below). Nobody else gets your data: there is no analytics service, advertising network, or embedded content from other sites.',
      ],
    },
    {
      title: 'E-mail',
      paragraphs: [
        `What you send is confirmed to the address you gave, at most ${mailRules.confirmationsADay} times a day: its reference number, what comes next, and a link to see where it stands or to withdraw it. Nothing you typed stands in it. The link works for ${mailRules.statusLinkDays} days; the database keeps only a code of it, from which it cannot be made again.`,
        'Our staff get an e-mail with your name, your company, the kind of request and its reference number, so that they answer in time. They can answer it by e-mail.',
        `If you ticked “Tell me about new openings”, you get news of them at most once a week. Until they end, your address and language are kept for them. A link in each of these e-mails ends them at once and for good. After ${mailRules.newsAskedAnewMonths} months we ask once whether to go on, and end them if we hear nothing within ${mailRules.newsAnswerDays} days.`,
        `A mail service delivers these e-mails for us, and for that gets the address and the text. That an e-mail was sent is noted for ${retentionMonths['mails']} months.`,
      ],
    },
    {
      title: 'What stays on your device',
      items: [
        {
          term: 'A half-typed form',
          text: 'Your text may be kept in this browser for up to 24 hours, so that a reload does not lose it. Ticks and files are not kept. Sending the form removes it.',
        },
        {
          term: 'A form that could not be sent',
          text: 'It may wait in this browser, with its files, until the connection is back and it has been delivered. Some browsers deliver it although no page of this site is open. You can delete it from the notice that tells you about it.',
        },
        {
          term: 'What was sent',
          text: 'The reference number, which form it was and when are shown in that form for a day, and kept for a week so that nothing is sent twice. The form has a button that forgets them; then only the number and the time stay for that week.',
        },
        {
          term: 'The language',
          text: 'Which language you chose, and whether you declined the other one, stay in this browser until you delete its data.',
        },
        {
          term: 'Staff sign-in',
          text: 'Signing in to the staff area stores a session in the browser. Signing out removes it. An account consists of an e-mail address and a password, which is stored in a form we cannot read back; the address receives one e-mail to confirm it.',
        },
      ],
    },
    {
      title: 'How long we keep it',
      paragraphs: [
        `Job applications and their files for up to ${retentionMonths['career_applications']} months, enquiries, quote requests and partnership applications for up to ${retentionMonths['quote_requests']} months, counted from the day they arrived; entries in the log no longer than ${retentionMonths['activity_log']} months. Our administrators start the deletion of what is older.`,
        'When you ask, we erase what you sent at once: the submissions, their files, our notes, the entries in the log and what is noted about e-mails. You can do so yourself by the link in the confirmation. E-mails that our staff have received stay in their mailboxes until they delete them.',
      ],
    },
    {
      title: 'What you can ask for',
      paragraphs: [
        `Write to ${site.privacyEmail} to see, correct or erase what you sent. Name the e-mail address you used and, if you have it, the reference number.`,
      ],
    },
    {
      title: 'Links elsewhere',
      paragraphs: [
        'The Market Place page links to a marketplace on another site, which has rules of its own.',
      ],
    },
  ] satisfies LegalSection[],
  closing: 'Now that you know what happens to your message, here is where to write it.',
};
