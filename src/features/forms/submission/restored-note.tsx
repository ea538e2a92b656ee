import { useWatch } from 'react-hook-form';
import type { FormPartsTexts } from '@/content/texts';
import { holdsFile } from './draft';

interface RestoredNoteProps {
  texts: FormPartsTexts['submission'];
  isRestored: boolean;
  isFileLost: boolean;
  onStartOver: () => void;
}

export function RestoredNote({ texts, isRestored, isFileLost, onStartOver }: RestoredNoteProps) {
  const asksForFile = !holdsFile(useWatch()) && isFileLost;
  if (!isRestored && !asksForFile) return null;
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-4 text-small text-quiet">
      <span>
        {[isRestored && texts.restored, asksForFile && texts.filesGone].filter(Boolean).join(' ')}
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
