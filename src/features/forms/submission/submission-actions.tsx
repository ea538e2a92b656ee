import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { FormPartsTexts } from '@/content/texts';
import { outbox } from './outbox';
import { UploadProgress, useUploadProgress } from '../fields/upload-progress';

interface SubmissionActionsProps {
  texts: FormPartsTexts['submission'];
  id: string;
  /** Opens it in its form. */
  onChange?: ((id: string) => void) | undefined;
  onDiscard: (id: string) => Promise<void>;
  /** Not to be tried again as it is. */
  refused?: boolean | undefined;
}

export function SubmissionActions(props: SubmissionActionsProps) {
  const { texts, id, onChange, onDiscard, refused } = props;
  const [trying, setTrying] = useState(false);
  const [share, follow] = useUploadProgress();
  const [copied, setCopied] = useState<string>();

  async function tryNow() {
    setTrying(true);
    await follow((onProgress) =>
      outbox.flush({
        eager: true,
        onProgress: (sending, sent) => {
          if (sending === id) onProgress(sent);
        },
      }),
    );
    setTrying(false);
  }

  async function copy() {
    const submission = (await outbox.waiting()).find((waiting) => waiting.id === id);
    const done = submission && navigator.clipboard?.writeText(asText(submission.row));
    setCopied(
      await Promise.resolve(done).then(
        () => (done ? texts.copied : texts.copyFailed),
        () => texts.copyFailed,
      ),
    );
  }

  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-5">
      {share !== undefined && (
        <div className="mb-2 w-full">
          <UploadProgress texts={texts} share={share} />
        </div>
      )}
      {!refused && (
        <Button look="text" size="small" disabled={trying} onClick={() => void tryNow()}>
          {trying ? texts.trying : texts.tryNow}
        </Button>
      )}
      {onChange && (
        <Button look="text" size="small" onClick={() => onChange(id)}>
          {texts.change}
        </Button>
      )}
      <Button look="text" size="small" onClick={() => void copy()}>
        {texts.copy}
      </Button>
      <Button look="text" size="small" onClick={() => void onDiscard(id)}>
        {texts.remove}
      </Button>
      <span role="status">{copied}</span>
    </div>
  );
}

function asText(row: Record<string, unknown>): string {
  return Object.entries(row)
    .filter(([name, value]) => value && !['trap', 'seconds_to_fill', 'replaces'].includes(name))
    .map(([name, value]) => `${name.replaceAll('_', ' ')}: ${String(value)}`)
    .join('\n');
}
