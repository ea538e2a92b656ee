import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTexts } from '@/components/texts';
import { toast } from '@/components/ui/toast';
import type { FormPartsTexts } from '@/content/texts';
import { dateAndTime } from '@/lib/format';
import { referenceOf } from '@/lib/reference';
import { askToChange, requestFor, type ChangeRequest } from './change-request';
import { removeFromDevice } from './forget-submission';
import { LeftAsideStatus } from './left-aside-status';
import { deviceStore, keepTrying, outbox } from './outbox';
import type { LeftAside } from './outbox/left-aside';
import type { Submission } from './outbox/types';
import { shownSubmissions, useShownSubmissions } from './shown-submissions';
import { WaitingStatus } from './waiting-status';

/** What waits on this device and is not shown by its own form on this page. */
export function PendingNotice({ texts: parts }: { texts: FormPartsTexts }) {
  const { pending: texts } = parts;
  const { language } = useTexts();
  const navigate = useNavigate();
  const [waiting, setWaiting] = useState<Submission[]>([]);
  const previous = useRef<Submission[]>([]);
  const shown = useShownSubmissions();
  const notShown = waiting.filter(({ id }) => !shown.has(id));
  const [leftAside, setLeftAside] = useState<LeftAside[]>([]);

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
      setLeftAside(await deviceStore.leftAside().catch(() => []));
      for (const { id, revision } of left) {
        if ((await outbox.find(id, revision)) !== 'stored') continue;
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

  function openForm(request: ChangeRequest) {
    void navigate(request.form.page);
    askToChange(request);
  }

  async function remove({ key }: LeftAside) {
    await deviceStore.removeLeftAside(key);
    outbox.noticeChange();
  }

  if (notShown.length + leftAside.length === 0) return null;
  return (
    <section
      aria-label={texts.title}
      className="border-b border-warning bg-raised text-small print:hidden"
    >
      <ul className="mx-auto max-w-grid divide-y divide-hairline px-gutter">
        {notShown.map((submission) => {
          const { id, path, writtenAt, form } = submission;
          return (
            <li key={id} className="py-3">
              <WaitingStatus
                texts={parts}
                submission={submission}
                onChange={form && (() => openForm(requestFor(submission, form)))}
                onDiscard={() => removeFromDevice(id)}
              >
                {texts.kinds[path] ?? texts.otherKind}, {texts.written.toLowerCase()}{' '}
                <time dateTime={new Date(writtenAt).toISOString()}>
                  {dateAndTime(writtenAt, language)}
                </time>
                .{' '}
              </WaitingStatus>
            </li>
          );
        })}
        {leftAside.map((entry) => (
          <li key={JSON.stringify(entry.key)} className="py-3">
            <LeftAsideStatus
              texts={parts}
              entry={entry}
              onChange={(form) => openForm({ form, opened: () => void remove(entry) })}
              onDiscard={() => void remove(entry)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
