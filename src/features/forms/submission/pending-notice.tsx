import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTexts } from '@/components/texts';
import { toast } from '@/components/ui/toast';
import type { FormPartsTexts } from '@/content/texts';
import { dateAndTime } from '@/lib/format';
import { referenceOf } from '@/lib/reference';
import { requestChange, requestFor } from './change-request';
import { removeFromDevice } from './forget-submission';
import { startRetrying, outbox } from './outbox';
import type { FilledForm, Submission } from './outbox/types';
import { shownSubmissions, useShownSubmissions } from './shown-submissions';
import { kindOf } from './subject';
import { WaitingStatus } from './waiting-status';

export function PendingNotice({ texts: parts }: { texts: FormPartsTexts }) {
  const { pending: texts } = parts;
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
      for (const { id } of left) {
        if ((await outbox.find(id)) !== 'stored') continue;
        const description = texts.reference(referenceOf(id));
        toast({ kind: 'success', title: texts.stored, description });
      }
    }
    const retryReason = outbox.subscribe(() => void refresh());
    startRetrying();
    void refresh();
    return () => {
      gone = true;
      retryReason();
    };
  }, [texts]);

  function openForm(submission: Submission, form: FilledForm) {
    void navigate(form.page);
    requestChange(requestFor(submission, form));
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
                onDiscard={() => removeFromDevice(id)}
              >
                {kindOf(texts, path)}, {texts.written.toLowerCase()}{' '}
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
