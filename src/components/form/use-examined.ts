import { useEffect, useState } from 'react';
import { examineFile } from '@/lib/documents';

/** Time after which reading a file is shown; most files are read sooner. */
const slowMs = 1000;

export function useExamined(file: File | undefined): { isReading: boolean; mayAsk: boolean } {
  const [slow, setSlow] = useState<File>();
  const [read, setRead] = useState<{ file: File; mayAsk: boolean }>();

  useEffect(() => {
    if (!file) return;
    let isOver = false;
    const timer = setTimeout(() => setSlow(file), slowMs);
    void examineFile(file).then(({ mayNeedPassword: mayAsk = false }) => {
      clearTimeout(timer);
      if (!isOver) setRead({ file, mayAsk });
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [file]);

  if (!file) return { isReading: false, mayAsk: false };
  if (read?.file !== file) return { isReading: slow === file, mayAsk: false };
  return { isReading: false, mayAsk: read.mayAsk };
}
