import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { ButtonLink } from '@/components/ui/button';
import type { StatusTexts } from '@/content/texts';
import { useQueryClient } from '@/lib/query-client';
import { callLinkFunction } from './status-queries';
import { ActionButton, ErrorNotice, StatusSection } from './status-section';

/** Ends job alerts. Mail scanners open every link, so only a button does so, and the next page can take it back. */
export function News({ texts, secret }: { texts: StatusTexts; secret: string }) {
  const { news } = texts;
  const client = useQueryClient();
  const setNews = (enabled: boolean) => () => callLinkFunction('set_news', { secret, enabled });
  const unsubscription = useMutation({ mutationFn: setNews(false) }, client);
  const resubscription = useMutation({ mutationFn: setNews(true) }, client);
  const openings = (
    <ButtonLink to="/careers" variant="outlined">
      {news.openings}
    </ButtonLink>
  );

  if (resubscription.data !== undefined) {
    return (
      <StatusSection key="kept" title={resubscription.data ? news.kept : news.keptNothing}>
        {openings}
      </StatusSection>
    );
  }
  if (unsubscription.data !== undefined) {
    return (
      <StatusSection key="answer" title={news.ended}>
        {!unsubscription.data && <p>{news.endedBefore}</p>}
        <ActionNotes texts={texts} action={resubscription} outcome={news.keepUnknown} />
        <div className="flex flex-wrap gap-3">
          {unsubscription.data && (
            <ActionButton action={resubscription} variant="outlined">
              {news.keep}
            </ActionButton>
          )}
          {openings}
        </div>
      </StatusSection>
    );
  }
  return (
    <StatusSection title={news.question}>
      <ActionNotes texts={texts} action={unsubscription} outcome={news.unknown} />
      <ActionButton action={unsubscription} variant="outlined">
        {news.end}
      </ActionButton>
    </StatusSection>
  );
}

interface ActionNotesProps {
  texts: StatusTexts;
  action: UseMutationResult<boolean, Error, void>;
  outcome: string;
}

function ActionNotes({ texts, action: { error, isPending }, outcome }: ActionNotesProps) {
  return (
    <>
      {error && <ErrorNotice texts={texts} error={error} outcome={outcome} />}
      {isPending && <output className="block text-quiet">{texts.asking}</output>}
    </>
  );
}
