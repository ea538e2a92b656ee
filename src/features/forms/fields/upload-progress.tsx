import { useCallback, useState } from 'react';
import type { FormPartsTexts } from '@/content/texts';

const showAfterMs = 1000;

type OnProgress = (share: number) => void;

/** @returns the share that is uploaded, 0 to 1, undefined in the first second, as most uploads are quick; and what tracks one */
export function useUploadProgress() {
  const [share, setShare] = useState<number>();

  const trackUpload = useCallback(async <T,>(task: (onProgress: OnProgress) => Promise<T>) => {
    const startedAt = Date.now();
    let latestShare: number | undefined;
    const timer = setTimeout(() => setShare(latestShare), showAfterMs);
    try {
      return await task((newShare) => {
        latestShare = newShare;
        if (Date.now() - startedAt >= showAfterMs) setShare(newShare);
      });
    } finally {
      clearTimeout(timer);
      setShare(undefined);
    }
  }, []);

  return [share, trackUpload] as const;
}

interface UploadProgressProps {
  texts: FormPartsTexts['submission'];
  share: number | undefined;
}

export function UploadProgress({ texts, share }: UploadProgressProps) {
  if (share === undefined) return null;
  return (
    <label className="flex flex-col gap-1.5 text-small text-quiet">
      {/* A translator's node is replaced only where the text stands alone. */}
      <span>{texts.uploading(Math.floor(share * 100))}</span>
      <progress value={share} className="w-full accent-link" />
    </label>
  );
}
