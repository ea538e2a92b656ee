import { useEffect, useRef, useState } from 'react';
import { toast } from '@/components/ui/toast';
import { submissionTexts } from '@/content/en/form-texts';
import { keepTrying, outbox } from './outbox';
import type { Parcel } from './outbox/types';
import { referenceOf } from '@/lib/reference';
import { ParcelActions } from './parcel-actions';

const { elsewhere: texts, waiting: waitingText } = submissionTexts;

/** What waits on this device and is not shown by its own form on this page, which is told by its path. */
export function OutboxNotice({ page }: { page: string }) {
  const [parcels, setParcels] = useState<Parcel[]>([]);
  const known = useRef<Parcel[]>([]);

  useEffect(() => {
    let gone = false;
    async function refresh() {
      const all = await outbox.waiting();
      if (gone) return;
      const others = all.filter(({ id }) => !document.querySelector(`[data-parcel="${id}"]`));
      const left = known.current.filter(({ id }) => !all.some((parcel) => parcel.id === id));
      known.current = others;
      setParcels(others);
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
    // oxlint-disable-next-line react/exhaustive-deps -- another page, other forms
  }, [page]);

  if (parcels.length === 0) return null;
  return (
    <section
      aria-label={texts.title}
      className="border-b border-warning bg-raised text-small print:hidden"
    >
      <ul className="mx-auto max-w-grid divide-y divide-hairline px-gutter">
        {parcels.map(({ id, path, writtenAt, refusal }) => (
          <li key={id} className="py-3">
            <p>
              <strong>{texts.kinds[path]}</strong>, {texts.written.toLowerCase()}{' '}
              <time dateTime={new Date(writtenAt).toISOString()}>
                {new Date(writtenAt).toLocaleString('en-GB', {
                  dateStyle: 'medium',
                  timeStyle: 'short',
                })}
              </time>
              . {refusal === undefined ? `${waitingText}.` : texts.refused}
            </p>
            <ParcelActions
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
