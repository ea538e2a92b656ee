import { Button } from '@/components/ui/button';
import { adminSession } from '@/content/en/admin-session';
import { site } from '@/content/facts/site';
import type { Purpose } from '@/lib/supabase/mailed-link';
import { Screen, TextButton } from './screens';

const { link: texts } = adminSession;

interface OfferedLinkProps {
  purpose: Purpose;
  onOpen: () => void;
  onGiveUp: () => void;
}

/** The screen of an e-mailed link before it is redeemed. */
export function OfferedLink({ purpose, onOpen, onGiveUp }: OfferedLinkProps) {
  const { title, text, submit } = texts.offered[purpose];
  return (
    <Screen>
      <div>
        <p className="text-quiet">{site.name}</p>
        <h1 className="mt-1 text-title">{title}</h1>
        <p className="mt-2 text-quiet">{text}</p>
      </div>
      <Button onClick={onOpen}>{submit}</Button>
      <TextButton onClick={onGiveUp}>{texts.giveUp}</TextButton>
    </Screen>
  );
}
