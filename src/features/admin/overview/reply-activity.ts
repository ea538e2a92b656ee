import { FilePen, MailCheck, MailX } from 'lucide-react';
import { admin } from '@/content/en/admin';
import { languages } from '@/content/en/admin-records';
import { replyNames } from '@/content/en/admin-replies';
import { ownValue } from '@/lib/own-value';

const { activity: texts } = admin;

interface About {
  what: string;
  summary: string;
}

/** What staff do with proposals and with the templates of replies. */
export const replyActivity = {
  template_changed: {
    icon: FilePen,
    describe: ({ what, summary }: About) => texts.templateChanged(templateIn(summary), what),
  },
  template_reset: {
    icon: FilePen,
    describe: ({ what, summary }: About) => texts.templateReset(templateIn(summary), what),
  },
  proposal_noted: {
    icon: MailCheck,
    describe: ({ what, summary }: About) => texts.proposalNoted(what, summary),
  },
  proposal_note_deleted: {
    icon: MailX,
    describe: ({ what, summary }: About) => texts.proposalNoteDeleted(what, summary),
  },
};

/** Names a template that the log keeps as `proposal:fr`. */
function templateIn(summary: string): string {
  const [name = '', locale = ''] = summary.split(':');
  return `“${ownValue(replyNames, name) ?? name}” (${ownValue(languages, locale) ?? locale})`;
}
