import { Button, ButtonLink } from '@/components/ui/button';
import type { StatusTexts } from '@/content/texts';
import { Outcome, ProblemNotice } from './outcome';
import { endNews, endOfNewsQuery, renewNews } from './status-queries';
import { useAnswer } from './use-answer';
import { useDeed } from './use-deed';

interface NewsProps {
  texts: StatusTexts;
  secret: string;
}

/** Ends the news at once: whoever followed that link has said so. */
export function EndOfNews({ texts, secret }: NewsProps) {
  const { data: ended, problem, askAgain } = useAnswer(endOfNewsQuery(secret));
  if (ended !== undefined) return <Ended texts={texts} before={!ended} />;
  if (!problem) return <output className="block text-lead text-quiet">{texts.news.ending}</output>;
  return (
    <ProblemNotice
      texts={texts}
      problem={problem}
      unknown={texts.news.unknown}
      onRetry={askAgain}
    />
  );
}

/** A year after they were asked for. */
export function RenewalOfNews({ texts, secret }: NewsProps) {
  const { news } = texts;
  const { state, start } = useDeed(secret);
  const busy = state.step === 'busy';

  if (state.step === 'answered') {
    if (state.deed === endNews) return <Ended texts={texts} before={!state.done} />;
    return (
      <Outcome key="answer" title={state.done ? news.goesOn : news.over}>
        <p>{state.done ? news.goesOnText : news.overText}</p>
        <Openings texts={texts} />
      </Outcome>
    );
  }
  return (
    <Outcome title={news.question}>
      {state.step === 'failed' && (
        <ProblemNotice texts={texts} problem={state.problem} unknown={news.unknown} />
      )}
      <div className="flex flex-wrap gap-3">
        {/* Not disabled meanwhile: they would lose the focus. */}
        <Button aria-disabled={busy} onClick={() => start(renewNews)}>
          {news.goOn}
        </Button>
        <Button look="outlined" aria-disabled={busy} onClick={() => start(endNews)}>
          {news.end}
        </Button>
      </div>
      {busy && <output className="block text-quiet">{texts.asking}</output>}
    </Outcome>
  );
}

function Ended({ texts, before }: { texts: StatusTexts; before: boolean }) {
  return (
    <Outcome title={texts.news.ended}>
      {before && <p>{texts.news.endedBefore}</p>}
      <Openings texts={texts} />
    </Outcome>
  );
}

function Openings({ texts }: { texts: StatusTexts }) {
  return (
    <ButtonLink to="/careers" look="outlined">
      {texts.news.openings}
    </ButtonLink>
  );
}
