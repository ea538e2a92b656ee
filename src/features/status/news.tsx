import { useMutation } from '@tanstack/react-query';
import { Button, ButtonLink } from '@/components/ui/button';
import type { StatusTexts } from '@/content/texts';
import { useClient } from '@/lib/use-query-client';
import { Outcome, ErrorNotice } from './outcome';
import { errorKindOf } from './error-kind';
import { callLinkFunction } from './status-queries';

interface NewsProps {
  texts: StatusTexts;
  secret: string;
}

/** Subscription to mails about openings. Mail scanners open every link, so only a button unsubscribes. */
export function News({ texts, secret }: NewsProps) {
  const { news } = texts;
  const { mutate, data, error, isPending } = useMutation(
    { mutationFn: () => callLinkFunction('end_news', secret) },
    useClient(),
  );

  if (data !== undefined) {
    return (
      <Outcome key="answer" title={news.ended}>
        {!data && <p>{news.endedBefore}</p>}
        <ButtonLink to="/careers" variant="outlined">
          {news.openings}
        </ButtonLink>
      </Outcome>
    );
  }
  return (
    <Outcome title={news.question}>
      {error && <ErrorNotice texts={texts} problem={errorKindOf(error)} unknown={news.unknown} />}
      {/* Disabling the button would lose the focus. */}
      <Button variant="outlined" aria-disabled={isPending} onClick={() => isPending || mutate()}>
        {news.end}
      </Button>
      {isPending && <output className="block text-quiet">{texts.asking}</output>}
    </Outcome>
  );
}
