import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useTexts } from '@/components/texts';
import type { FormPartsTexts } from '@/content/texts';
import { dateAndTime } from '@/lib/format';
import { referenceOf } from '@/lib/reference';
import { deviceStore, outbox } from './outbox';

const maxShown = 3;

interface RecentlySentProps {
  texts: FormPartsTexts;
  form: string;
}

/** Lists what this form sent from this device within a day, without personal data. */
export function RecentlySent({ texts, form }: RecentlySentProps) {
  const { language } = useTexts();
  const [sent, setSent] = useState<{ id: string; at: number }[]>([]);

  useEffect(() => {
    let gone = false;
    const look = async () => {
      const all = await deviceStore.recentlySent().catch(() => []);
      const own = all.filter(({ kind }) => kind === form.replace(/ .*/, ''));
      if (gone) return;
      setSent((before) => (before.length + own.length > 0 ? own.slice(0, maxShown) : before));
    };
    // After the form has rendered: opening IndexedDB takes a slow phone a moment.
    const timer = setTimeout(() => void look());
    const stop = outbox.subscribe(() => void look());
    return () => {
      gone = true;
      clearTimeout(timer);
      stop();
    };
  }, [form]);

  async function forget() {
    await Promise.all(sent.map(({ id }) => deviceStore.forget(id)));
    outbox.noticeChange();
  }

  if (sent.length === 0) return null;
  return (
    <section aria-label={texts.lately.title} className="text-small text-quiet">
      <ul>
        {sent.map(({ id, at }) => (
          <li key={id}>{texts.lately.sent(dateAndTime(at, language), referenceOf(id))}</li>
        ))}
      </ul>
      <Button variant="text" size="small" onClick={() => void forget()}>
        {texts.lately.forget}
      </Button>
    </section>
  );
}
