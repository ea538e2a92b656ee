import { useState } from 'react';
import { adminAway as texts } from '@/content/en/admin-away';
import { AwayDialog } from '../changes/away-dialog';
import { ToolButton } from '../ui/tool-button';
import type { MemberProps } from './team-queries';

/** Says until when a colleague is away. */
export function AwayButton({ member, who }: MemberProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <ToolButton variant="text" aria-label={texts.of(who)} onClick={() => setAsking(true)}>
        {texts.open}
      </ToolButton>
      {asking && <AwayDialog id={member.id} who={who} onClose={() => setAsking(false)} />}
    </>
  );
}
