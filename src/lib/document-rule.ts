import * as z from 'zod/mini';
import { examineFile, type FileProblem } from './documents';
import { otherEndingOf } from './file-kind/file-name';

/** Reasons why a file cannot be sent; `byEnding` is for a type known only by its name. */
export type FileMessages = Readonly<Record<FileProblem, string>> & {
  byEnding: (ending: string) => string;
};

/** Accepts a PDF or Word document as a copy in memory. @param missingMessage if no file is chosen */
export function documentRule(messages: FileMessages, missingMessage?: string) {
  return z.pipe(
    z.file(missingMessage),
    z.transform(async (file: File, context): Promise<File> => {
      const { problem, copy } = await examineFile(file);
      if (copy) return copy;
      const ending = problem === 'type' ? otherEndingOf(file.name) : undefined;
      const message = ending ? messages.byEnding(ending) : messages[problem];
      context.issues.push({ code: 'custom', message, input: file });
      return file;
    }),
  );
}
