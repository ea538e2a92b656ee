import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTexts } from '@/components/texts';
import { toast } from '@/components/ui/toast';
import type { FormPartsTexts } from '@/content/texts';
import { dateAndTime } from '@/lib/format';
import { referenceOf } from '@/lib/reference';
import { changeRequestOf, requestChange } from './change-request';
import { forgetSubmission } from './forget-submission';
import { outbox, startRetrying } from './outbox';
import type { FilledForm, Submission } from './outbox/types';
import { shownSubmissionIds, useShownSubmissionIds } from './shown-submissions';
import { kindLabel } from './subject';
import { WaitingStatus } from './waiting-status';

/** What waits on this device and no form on the page shows. */
export function PendingNotice({ texts: parts }: { texts: FormPartsTexts }) {
  const { pending: texts } = parts;
  const { language } = useTexts();
  const navigate = useNavigate();
  const waiting = useWaitingSubmissions(texts);
  const shownIds = useShownSubmissionIds();
  const notShown = waiting.filter(({ id }) => !shownIds.has(id));

  function openForm(submission: Submission, form: FilledForm) {
    void navigate(form.page);
    requestChange(changeRequestOf(submission, form));
  }

  if (notShown.length === 0) return null;
  return (
    <section
      aria-label={texts.title}
      className="rule-b border-warning bg-sand text-small print:hidden"
    >
      <ul className="wrap">
        {notShown.map((submission) => {
          const { id, path, writtenAt, form } = submission;
          return (
            <li key={id} className="py-3">
              <WaitingStatus
                texts={parts}
                submission={submission}
                onChange={form && (() => openForm(submission, form))}
                onDiscard={() => forgetSubmission(id)}
              >
                {kindLabel(texts, path)}, {texts.written.toLowerCase()}{' '}
                <time dateTime={new Date(writtenAt).toISOString()}>
                  {dateAndTime(writtenAt, language)}
                </time>
                .{' '}
              </WaitingStatus>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Keeps up with the outbox, and says in a toast when one of its submissions has been stored. */
function useWaitingSubmissions(texts: FormPartsTexts['pending']): readonly Submission[] {
  const [waiting, setWaiting] = useState<readonly Submission[]>([]);
  const previous = useRef<readonly Submission[]>([]);

  useEffect(() => {
    let isUnmounted = false;
    async function refresh() {
      const next = await outbox.waiting();
      if (isUnmounted) return;
      const nextIds = new Set(next.map(({ id }) => id));
      const gone = previous.current.filter(
        ({ id }) => !shownSubmissionIds().has(id) && !nextIds.has(id),
      );
      previous.current = next;
      setWaiting(next);
      for (const { id } of gone) {
        if ((await outbox.find(id)) !== 'stored') continue;
        const description = texts.reference(referenceOf(id));
        toast({ kind: 'success', title: texts.stored, description });
      }
    }
    const unsubscribe = outbox.subscribe(() => void refresh());
    startRetrying();
    void refresh();
    return () => {
      isUnmounted = true;
      unsubscribe();
    };
  }, [texts]);

  return waiting;
}
