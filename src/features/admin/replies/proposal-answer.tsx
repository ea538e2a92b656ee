import { adminAnswers } from '@/content/en/admin-answers';
import { ownValue } from '@/lib/own-value';
import type { ReceivedMail } from './message-queries';
import { stripBidi } from '../ui/direction';
import { EntryText } from '../ui/entry';
import { sizeText } from '../ui/record-files';
import { dateOf, exactTime } from '../ui/timestamps';

const { proposal: texts } = adminAnswers;

/** The sender's answer on the status page, with the proposal as they saw it. */
export function ProposalAnswer({ mail }: { mail: ReceivedMail }) {
  const { proposal, proposal_answer, new_text } = mail;
  if (!proposal || !proposal_answer) return null;
  return (
    <>
      <p className="font-semibold">{ownValue<string>(texts.answers, proposal_answer)}</p>
      {new_text && <EntryText>{stripBidi(new_text)}</EntryText>}
      <details>
        <summary className="w-fit cursor-pointer text-link pointer-coarse:py-2.5">
          {texts.seen(exactTime(dateOf(proposal.sent_at)))}
        </summary>
        <p>
          <bdi>{stripBidi(proposal.subject)}</bdi>
        </p>
        <ul>
          {proposal.files.map(({ name, size, hash }) => (
            <li key={hash}>
              <bdi>{name}</bdi>, {sizeText(size)}
              <br />
              <span className="break-all text-quiet">SHA-256 {hash}</span>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
