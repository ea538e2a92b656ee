import { CircleAlert } from 'lucide-react';
import { admin } from '@/content/en/admin';
import { adminLists } from '@/content/en/admin-lists';
import { ToolButton } from '../ui/tool-button';
import type { ExportJob, ExportState } from './use-export';

const { export: texts } = adminLists;

interface ExportProgressProps {
  state: ExportState;
  onCancel: () => void;
  onRetry: (job: ExportJob) => void;
}

export function ExportProgress({ state, onCancel, onRetry }: ExportProgressProps) {
  if (state.status === 'idle') return null;
  if (state.status === 'failed') {
    return (
      <div
        role="alert"
        className="mb-2 flex flex-wrap items-center justify-between gap-3 rounded border border-bad px-4 py-2"
      >
        <p className="flex items-center gap-2 font-semibold text-bad">
          <CircleAlert aria-hidden className="size-5 shrink-0" strokeWidth={2} />
          {texts.failed}. {texts.failedText(state.done)}
        </p>
        <span className="flex gap-2">
          <ToolButton onClick={() => onRetry(state.job)}>{admin.retry}</ToolButton>
          <ToolButton look="text" onClick={onCancel}>
            {texts.dismiss}
          </ToolButton>
        </span>
      </div>
    );
  }
  const { done, total } = state;
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-1 border-y border-hairline py-1.5">
      <p className="tabular-nums">{texts.busy(done, total)}</p>
      <progress
        aria-label={texts.progress}
        max={total ?? 1}
        value={total === undefined ? undefined : done}
        className="h-1.5 grow appearance-none overflow-hidden rounded-full bg-hairline [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-hairline [&::-webkit-progress-value]:bg-brand"
      />
      <ToolButton onClick={onCancel}>{texts.cancel}</ToolButton>
    </div>
  );
}
