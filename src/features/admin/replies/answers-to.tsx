import { adminAnswers } from '@/content/en/admin-answers';
import { adminSending } from '@/content/en/admin-sending';
import { mailboxFor } from '@/content/facts/site';
import type { RecordTable } from '../records/record-list';
import { Choice } from '../ui/choice';
import { replyDomainQuery } from '../ui/reply-domain';
import { useStaffQuery } from '../ui/staff-query';
import { useStaffUser } from '../ui/staff-user';

const { editor: texts } = adminSending;

interface AnswersToProps {
  table: RecordTable;
  toAuthor: boolean;
  onChoose: (toAuthor: boolean) => void;
}

/** Where the sender's answer goes: into the record, or else to a mailbox that the author chooses. */
export function AnswersTo({ table, toAuthor, onChoose }: AnswersToProps) {
  const user = useStaffUser();
  const { data: domain } = useStaffQuery(replyDomainQuery);
  if (domain === undefined) return null;
  if (domain) return <span className="text-quiet">{adminAnswers.notHere.here}</span>;
  return (
    <>
      <span className="basis-full text-quiet">{adminAnswers.notHere.editor}</span>
      <span aria-hidden>{texts.answersTo}</span>
      <Choice
        label={texts.answersTo}
        value={toAuthor ? 'author' : 'shared'}
        options={[
          ['shared', mailboxFor(table)],
          ['author', texts.author(user.email)],
        ]}
        onChoose={(chosen) => onChoose(chosen === 'author')}
      />
    </>
  );
}
