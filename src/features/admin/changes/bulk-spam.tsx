import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { adminSpam as texts } from '@/content/en/admin-spam';
import { ToolButton } from '../ui/tool-button';

interface BulkSpamProps {
  /** The records are marked already. */
  marked: boolean;
  onSet: (set: { spam_suspected: boolean }) => void;
}

/** Marks the selected records as spam, or clears the mark. */
export function BulkSpam({ marked, onSet }: BulkSpamProps) {
  const Icon = marked ? ShieldCheck : ShieldAlert;
  return (
    <ToolButton onClick={() => onSet({ spam_suspected: !marked })}>
      <Icon aria-hidden className="size-4.5" strokeWidth={1.5} />
      {marked ? texts.clear : texts.spam}
    </ToolButton>
  );
}
