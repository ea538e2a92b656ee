import { useEffect, useRef, useState } from 'react';
import { toast } from '@/components/ui/toast';
import { useTexts } from '@/components/texts';
import type { FormPartsTexts } from '@/content/texts';
import { dateAndTime } from '@/lib/format';
import { referenceOf } from '@/lib/reference';
import { keepTrying, outbox } from './outbox';
import type { Submission } from './outbox/types';
import { shownSubmissions, useShownSubmissions } from './shown-submissions';
import { SubmissionActions } from './submission-actions';

/** What waits on this device and is not shown by its own form on this page. */
export function PendingNotice({ texts: parts }: { texts: FormPartsTexts }) {
  const { pending: texts, submission: sending } = parts;
  const { language } = useTexts();
  const [waiting, setWaiting] = useState<Submission[]>([]);
  const previous = useRef<Submission[]>([]);
  const shown = useShownSubmissions();
  const notShown = waiting.filter(({ id }) => !shown.has(id));

  useEffect(() => {
    let gone = false;
    async function refresh() {
      const next = await outbox.waiting();
      if (gone) return;
      const left = previous.current.filter(
        ({ id }) => !shownSubmissions().has(id) && !next.some((submission) => submission.id === id),
      );
      previous.current = next;
      setWaiting(next);
      for (const { id, revision } of left) {
        if ((await outbox.stateOf(id, revision)) !== 'stored') continue;
        const description = texts.reference(referenceOf(id));
        toast({ kind: 'success', title: texts.stored, description });
      }
    }
    const stop = outbox.subscribe(() => void refresh());
    keepTrying();
    void refresh();
    return () => {
      gone = true;
      stop();
    };
  }, [texts]);

  if (notShown.length === 0) return null;
  return (
    <section
      aria-label={texts.title}
      className="border-b border-warning bg-raised text-small print:hidden"
    >
      <ul className="mx-auto max-w-grid divide-y divide-hairline px-gutter">
        {notShown.map(({ id, path, writtenAt, refusal }) => (
          <li key={id} className="py-3">
            <p>
              <strong>{texts.kinds[path]}</strong>, {texts.written.toLowerCase()}{' '}
              <time dateTime={new Date(writtenAt).toISOString()}>
                {dateAndTime(writtenAt, language)}
              </time>
              . {refusal === undefined ? `${sending.waiting}.` : texts.refused}
            </p>
            <SubmissionActions
              texts={sending}
              id={id}
              refused={refusal !== undefined}
              onDiscard={(discarded) => outbox.discard(discarded)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
