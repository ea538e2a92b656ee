import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTexts } from '@/components/texts';
import { toast } from '@/components/ui/toast';
import type { FormPartsTexts } from '@/content/texts';
import { dateAndTime } from '@/lib/format';
import { referenceOf } from '@/lib/reference';
import { askToChange } from './change-request';
import { keepTrying, outbox } from './outbox';
import type { Submission } from './outbox/types';
import { shownSubmissions, useShownSubmissions } from './shown-submissions';
import { SubmissionActions } from './submission-actions';
import { waitingText } from './submission-notice';

/** What waits on this device and is not shown by its own form on this page. */
export function PendingNotice({ texts: parts }: { texts: FormPartsTexts }) {
  const { pending: texts, submission: sending } = parts;
  const { language } = useTexts();
  const navigate = useNavigate();
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

  function openForm(page: string, id: string) {
    void navigate(page);
    askToChange(id);
  }

  function stateOf(refusal: string | undefined, unreadable: true | undefined): string {
    if (refusal !== undefined) return texts.refused;
    return unreadable ? texts.unreadable : `${waitingText(sending)}.`;
  }

  if (notShown.length === 0) return null;
  return (
    <section
      aria-label={texts.title}
      className="border-b border-warning bg-raised text-small print:hidden"
    >
      <ul className="mx-auto max-w-grid divide-y divide-hairline px-gutter">
        {notShown.map(({ id, path, writtenAt, refusal, unreadable, form }) => (
          <li key={id} className="py-3">
            <p>
              <strong>{texts.kinds[path]}</strong>, {texts.written.toLowerCase()}{' '}
              <time dateTime={new Date(writtenAt).toISOString()}>
                {dateAndTime(writtenAt, language)}
              </time>
              . {stateOf(refusal, unreadable)}
            </p>
            <SubmissionActions
              texts={sending}
              id={id}
              refused={refusal !== undefined || unreadable}
              onChange={form && (() => openForm(form.page, id))}
              onDiscard={(discarded) => outbox.discard(discarded)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
