import { useState } from 'react';
import { adminAway as texts } from '@/content/en/admin-away';
import { AwayDialog } from '../changes/away-dialog';
import { HandOverDialog } from '../changes/hand-over-dialog';
import { ToolButton } from '../ui/tool-button';
import type { MemberProps } from './team-queries';

/** Hands over what a colleague has open. */
export function HandOverButton({ member, who }: MemberProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <ToolButton
        variant="text"
        aria-label={texts.handOver.of(who)}
        onClick={() => setAsking(true)}
      >
        {texts.handOver.short}
      </ToolButton>
      {asking && <HandOverDialog owner={member.id} who={who} onClose={() => setAsking(false)} />}
    </>
  );
}

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
