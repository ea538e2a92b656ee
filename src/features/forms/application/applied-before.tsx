import { useEffect, useState } from 'react';
import { useTexts } from '@/components/texts';
import type { ApplicationFormTexts } from '@/content/texts';
import { dateAndTime } from '@/lib/format';
import { deviceStore, outbox } from '../submission/outbox';
import { useShownSubmissions } from '../submission/shown-submissions';
import { formOf } from './schema';

interface AppliedBeforeProps {
  texts: ApplicationFormTexts['chosenJob'];
  posting: string;
}

/** Says that this device has sent an application for a posting. What others have sent is known to the server alone. */
export function AppliedBefore({ texts, posting }: AppliedBeforeProps) {
  const { language } = useTexts();
  const shown = useShownSubmissions();
  const [sent, setSent] = useState<{ id: string; at: number }>();

  useEffect(() => {
    let gone = false;
    const look = async () => {
      const found = await deviceStore.lastSentBy(formOf(posting)).catch(() => undefined);
      if (!gone) setSent(found);
    };
    void look();
    const stop = outbox.subscribe(() => void look());
    return () => {
      gone = true;
      stop();
    };
  }, [posting]);

  if (!sent || shown.has(sent.id)) return null;
  return <p className="mt-1 text-quiet">{texts.again(dateAndTime(sent.at, language))}</p>;
}
