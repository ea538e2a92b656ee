import { useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useTexts } from '@/components/texts';
import type { StatusTexts } from '@/content/texts';
import { dateAndTime } from '@/lib/format';
import { ProposalAnswer } from './proposal-answer';
import { ProposalFile } from './proposal-file';
import type { Answer, AnswerOutcome, Proposal } from './status-queries';

interface ProposalSectionProps {
  texts: StatusTexts;
  secret: string;
  reference: string;
  proposal: Proposal | null;
  onAnswered: () => Promise<unknown>;
}

export function ProposalSection(props: ProposalSectionProps) {
  const { texts: all, secret, reference, proposal, onAnswered } = props;
  const { proposal: texts } = all;
  const { language } = useTexts();
  const id = useId();
  const [open, setOpen] = useState<Answer>();
  const [given, setGiven] = useState<{ answer: Answer; outcome: AnswerOutcome }>();
  const buttons = useRef<Partial<Record<Answer, HTMLButtonElement | null>>>({});
  const when = (moment: string) => dateAndTime(Date.parse(moment), language);

  async function finish(answer: Answer, outcome: AnswerOutcome) {
    await onAnswered();
    setOpen(undefined);
    setGiven({ answer, outcome });
  }

  if (!proposal) {
    if (!open && !given) return null;
    return (
      <p role="status" tabIndex={-1} ref={focus} className="col-span-full card font-semibold">
        {given?.outcome === 'stored' ? texts.answers[given.answer].stored : texts.refused.removed}
      </p>
    );
  }
  const { decision, files } = proposal;
  const said =
    given &&
    (given.outcome === 'stored'
      ? texts.answers[given.answer].stored
      : texts.refused[given.outcome]);
  const offered: readonly Answer[] =
    proposal.decidable && !decision ? ['accepted', 'question', 'declined'] : ['question'];

  return (
    <section aria-labelledby={id} className="col-span-full card">
      <h3 id={id}>{texts.title}</h3>
      <p className="text-small wrap-anywhere">
        {texts.sent(when(proposal.sent_at))}
        <br />
        <bdi className="font-semibold text-ink">{proposal.subject}</bdi>
      </p>
      {files.length > 0 ? (
        <ul aria-label={texts.files} className="grid gap-3">
          {files.map((file) => (
            <ProposalFile key={file.id} texts={all} secret={secret} file={file} />
          ))}
        </ul>
      ) : (
        <p>{texts.noFiles}</p>
      )}
      {said && (
        <p role="status" tabIndex={-1} ref={focus} className="font-semibold text-ink!">
          {said}
        </p>
      )}
      {decision ? (
        <p className="wrap-anywhere text-ink!">
          {texts.decided[decision.answer](when(decision.at))}{' '}
          <bdi className="font-semibold">{decision.name}</bdi>
        </p>
      ) : (
        !proposal.decidable && <p>{proposal.on_paper ? texts.onPaper : texts.byEmail}</p>
      )}
      <div className="mt-2 flex flex-wrap gap-3">
        {offered.map((answer) => (
          <Button
            key={answer}
            ref={(button) => {
              buttons.current[answer] = button;
            }}
            variant={answer === 'accepted' && !open ? 'filled' : 'outlined'}
            aria-expanded={open === answer}
            onClick={() => {
              setGiven(undefined);
              setOpen(answer);
            }}
          >
            {texts.answers[answer].action}
          </Button>
        ))}
      </div>
      {open && offered.includes(open) && (
        <ProposalAnswer
          key={open}
          {...{ texts: all, secret, reference, proposal, answer: open }}
          onCancel={() => {
            buttons.current[open]?.focus();
            setOpen(undefined);
          }}
          onAnswered={(outcome) => finish(open, outcome)}
        />
      )}
    </section>
  );
}

const focus = (element: HTMLElement | null) => element?.focus();
