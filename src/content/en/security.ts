import { site } from '@/content/facts/site';
import type { LegalSection, PageMeta } from '@/content/types';

export const security = {
  meta: {
    title: 'Security of this site',
    description:
      'How this website protects what you send: who can read it, how files are handled, how long it is kept, and how to report a vulnerability.',
    keywords: ['security', 'data protection', 'vulnerability report', 'security.txt'],
  } satisfies PageMeta,
  title: 'Security',
  version: 'Last updated: November 2026',
  lead: 'How this website protects what you send us. The security of a service on your network is agreed in its contract.',
  certificates: 'Certificates',
  statusAddress: 'Current status of our services',
  sections: [
    {
      title: 'Report a vulnerability',
      paragraphs: [
        `Write to ${site.privacyEmail} and give us ninety days before you disclose it. Please do not test against this site: write to us and we will tell you how to run it on your own machine.`,
      ],
    },
    {
      title: 'Who can read what you send',
      paragraphs: [
        'The forms can add a submission; they cannot read, change or count submissions. Staff sign in with a password, and the database checks on every request whether their account may see that kind of submission. When someone is removed from our staff, the database refuses their next request.',
      ],
    },
    {
      title: 'Files',
      paragraphs: [
        'A resume is accepted only if its content is a PDF or Word document, whatever its name says. Files are stored with the application and are deleted with it. Our staff’s browsers draw a PDF without running anything in it; every other file can only be downloaded. We do not scan files for viruses.',
      ],
    },
    {
      title: 'Links in our emails',
      paragraphs: [
        'A link to the status of your request contains a secret. Your browser sends it only to our database, which stores only a hash of it once the email has left. Opening a link changes nothing; a button on the page does.',
        'Anyone who has the link can read our newest proposal to you, answer it, and withdraw your request. The page asks for a name and asks once more before it stores an answer; we email a receipt of each acceptance or refusal to the address of your request.',
      ],
    },
    {
      title: 'Connections and pages',
      paragraphs: [
        'Everything travels over TLS. Our pages load no third-party scripts, set no cookies, and cannot be shown inside another site.',
      ],
    },
    {
      title: 'Abuse',
      paragraphs: [
        'Submissions are limited per email address and per network, and files by size. Counts are kept under salted hashes for a short time. What looks like spam gets no confirmation, and a mailbox gets three a day at most, so our emails cannot be used to flood a mailbox.',
      ],
    },
    {
      title: 'Tests',
      paragraphs: [
        'Every change to the software is tested against each role’s rights: what it can read and write, and what it cannot. The rules for reading and deleting are in the privacy policy.',
      ],
    },
  ] satisfies LegalSection[] as readonly LegalSection[],
};
