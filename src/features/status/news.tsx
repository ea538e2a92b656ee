import { useMutation } from '@tanstack/react-query';
import { Button, ButtonLink } from '@/components/ui/button';
import type { StatusTexts } from '@/content/texts';
import { useClient } from '@/lib/use-query-client';
import { Outcome, ProblemNotice } from './outcome';
import { problemOf } from './problem';
import { tell } from './status-queries';

interface NewsProps {
  texts: StatusTexts;
  secret: string;
  /** A year after they were asked for. */
  canRenew: boolean;
}

/** Mails about openings. Mail gateways open every link: only a button ends them. */
export function News({ texts, secret, canRenew }: NewsProps) {
  const { news } = texts;
  const { mutate, data, variables, error, isPending } = useMutation(
    { mutationFn: (name: 'end_news' | 'renew_news') => tell(name, secret) },
    useClient(),
  );

  if (data !== undefined) {
    const [title, text] =
      variables === 'end_news'
        ? [news.ended, data ? '' : news.endedBefore]
        : data
          ? [news.goesOn, news.goesOnText]
          : [news.over, news.overText];
    return (
      <Outcome key="answer" title={title}>
        {text && <p>{text}</p>}
        <ButtonLink to="/careers" look="outlined">
          {news.openings}
        </ButtonLink>
      </Outcome>
    );
  }
  return (
    <Outcome title={news.question}>
      {error && <ProblemNotice texts={texts} problem={problemOf(error)} unknown={news.unknown} />}
      <div className="flex flex-wrap gap-3">
        {/* Not disabled meanwhile: they would lose the focus. */}
        {canRenew && (
          <Button aria-disabled={isPending} onClick={() => isPending || mutate('renew_news')}>
            {news.goOn}
          </Button>
        )}
        <Button
          look="outlined"
          aria-disabled={isPending}
          onClick={() => isPending || mutate('end_news')}
        >
          {news.end}
        </Button>
      </div>
      {isPending && <output className="block text-quiet">{texts.asking}</output>}
    </Outcome>
  );
}
