import * as z from 'zod/mini';
import { examine, type FileProblem } from './documents';

/** A PDF or Word document, which becomes a copy in memory. @param missing what to say without a file */
export function documentRule(messages: Readonly<Record<FileProblem, string>>, missing?: string) {
  return z.pipe(
    z.file(missing),
    z.transform(async (file: File, context): Promise<File> => {
      const { problem, copy } = await examine(file);
      if (copy) return copy;
      context.issues.push({ code: 'custom', message: messages[problem], input: file });
      return file;
    }),
  );
}
