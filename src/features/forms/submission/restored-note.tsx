import { useWatch } from 'react-hook-form';
import type { FormPartsTexts } from '@/content/texts';
import { holdsFile } from './use-draft';

interface RestoredNoteProps {
  texts: FormPartsTexts['submission'];
  restored: boolean;
  lostFile: boolean;
  onStartOver: () => void;
}

export function RestoredNote({ texts, restored, lostFile, onStartOver }: RestoredNoteProps) {
  const asksForFile = !holdsFile(useWatch()) && lostFile;
  if (!restored && !asksForFile) return null;
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-4 text-small text-quiet">
      <span>
        {[restored && texts.restored, asksForFile && texts.filesGone].filter(Boolean).join(' ')}
      </span>
      <button
        type="button"
        className="min-h-11 font-semibold text-link underline-offset-4 hover:underline"
        onClick={onStartOver}
      >
        {texts.startOver}
      </button>
    </p>
  );
}
