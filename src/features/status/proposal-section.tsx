import { useId, useRef, useState } from 'react';
import { useTexts } from '@/components/texts';
import { Button } from '@/components/ui/button';
import type { StatusTexts } from '@/content/texts';
import { dateAndTime } from '@/lib/format';
import { ProposalAnswer } from './proposal-answer';
import { ProposalFile } from './proposal-file';
import type { Answer, AnswerOutcome, Proposal } from './status-queries';
import { takeFocus } from './status-section';

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
  const { openAnswer, sent, outcomeText, open, finish } = useAnswer(texts, onAnswered);
  const buttons = useRef<Partial<Record<Answer, HTMLButtonElement | null>>>({});

  if (!proposal) {
    if (!openAnswer && !sent) return null;
    return (
      <p role="status" tabIndex={-1} ref={takeFocus} className="col-span-full card font-semibold">
        {sent?.outcome === 'stored' ? outcomeText : texts.refused.removed}
      </p>
    );
  }
  const offered: readonly Answer[] =
    proposal.decidable && !proposal.decision ? ['accepted', 'question', 'declined'] : ['question'];

  return (
    <section aria-labelledby={id} className="col-span-full card">
      <h3 id={id}>{texts.title}</h3>
      <p className="text-small wrap-anywhere">
        {texts.sent(dateAndTime(Date.parse(proposal.sent_at), language))}
        <br />
        <bdi className="font-semibold text-ink">{proposal.subject}</bdi>
      </p>
      {proposal.files.length > 0 ? (
        <ul aria-label={texts.files} className="grid gap-3">
          {proposal.files.map((file) => (
            <ProposalFile key={file.id} texts={all} secret={secret} file={file} />
          ))}
        </ul>
      ) : (
        <p>{texts.noFiles}</p>
      )}
      {outcomeText && (
        <p role="status" tabIndex={-1} ref={takeFocus} className="font-semibold text-ink!">
          {outcomeText}
        </p>
      )}
      <Decision texts={texts} proposal={proposal} />
      <div className="mt-2 flex flex-wrap gap-3">
        {offered.map((answer) => (
          <Button
            key={answer}
            ref={(button) => {
              buttons.current[answer] = button;
            }}
            variant={answer === 'accepted' && !openAnswer ? 'filled' : 'outlined'}
            aria-expanded={openAnswer === answer}
            onClick={() => open(answer)}
          >
            {texts.answers[answer].action}
          </Button>
        ))}
      </div>
      {openAnswer && offered.includes(openAnswer) && (
        <ProposalAnswer
          key={openAnswer}
          {...{ texts: all, secret, reference, proposal, answer: openAnswer }}
          onCancel={() => {
            buttons.current[openAnswer]?.focus();
            open(undefined);
          }}
          onAnswered={(outcome) => finish(openAnswer, outcome)}
        />
      )}
    </section>
  );
}

function Decision({ texts, proposal }: { texts: StatusTexts['proposal']; proposal: Proposal }) {
  const { language } = useTexts();
  const { decision, decidable, on_paper } = proposal;
  if (!decision) return !decidable && <p>{on_paper ? texts.onPaper : texts.byEmail}</p>;
  return (
    <p className="wrap-anywhere text-ink!">
      {texts.decided[decision.answer](dateAndTime(Date.parse(decision.at), language))}{' '}
      <bdi className="font-semibold">{decision.name}</bdi>
    </p>
  );
}

interface AnswerState {
  openAnswer?: Answer | undefined;
  sent?: { answer: Answer; outcome: AnswerOutcome };
}

/** The answer that is being written, or what became of the one that was sent. */
function useAnswer(texts: StatusTexts['proposal'], onAnswered: () => Promise<unknown>) {
  const [{ openAnswer, sent }, setState] = useState<AnswerState>({});

  async function finish(answer: Answer, outcome: AnswerOutcome) {
    await onAnswered();
    setState({ sent: { answer, outcome } });
  }

  const stored = sent && texts.answers[sent.answer].stored;
  const outcomeText = sent && (sent.outcome === 'stored' ? stored : texts.refused[sent.outcome]);
  const open = (answer: Answer | undefined) => setState({ openAnswer: answer });
  return { openAnswer, sent, outcomeText, open, finish };
}
