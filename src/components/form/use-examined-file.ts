import { useEffect, useState } from 'react';
import { examineFile } from '@/lib/documents';

/** Time after which reading a file is shown; most files are read sooner. */
const slowMs = 1000;

/** Reads a chosen file ahead of its rule, which uses the same result. */
export function useExaminedFile(file: File | undefined): {
  isReading: boolean;
  mayNeedPassword: boolean;
} {
  const [slowFile, setSlowFile] = useState<File>();
  const [examined, setExamined] = useState<{ file: File; mayNeedPassword: boolean }>();

  useEffect(() => {
    if (!file) return;
    let isCancelled = false;
    const timer = setTimeout(() => setSlowFile(file), slowMs);
    void examineFile(file).then(({ mayNeedPassword = false }) => {
      clearTimeout(timer);
      if (!isCancelled) setExamined({ file, mayNeedPassword });
    });
    return () => {
      isCancelled = true;
      clearTimeout(timer);
    };
  }, [file]);

  if (!file) return { isReading: false, mayNeedPassword: false };
  if (examined?.file !== file) return { isReading: slowFile === file, mayNeedPassword: false };
  return { isReading: false, mayNeedPassword: examined.mayNeedPassword };
}
