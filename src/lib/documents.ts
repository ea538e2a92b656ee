import { withExtension } from './file-kind/file-name';
import {
  documentExtensions,
  isEncrypted,
  kindOf,
  type DocumentExtension,
  type OtherKind,
} from './file-kind/file-kind';
import { fileLimitMs, withTimeLimit } from './time-limit';

/** Largest file in bytes, as in the database (`private.file_problem`). */
export const fileSizeLimit = 5 * 1024 * 1024;

/** Media types for Android's file chooser. */
const mediaTypes = {
  '.pdf': 'application/pdf',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const satisfies Record<DocumentExtension, string>;

export const acceptedDocuments = [...documentExtensions, ...Object.values(mediaTypes)].join(',');

export type FileProblem = 'not here' | 'unreadable' | 'empty' | 'too large' | OtherKind;

type ExaminedFile =
  | { problem: FileProblem; copy?: never; mayNeedPassword?: never }
  | {
      problem?: never;
      /** A copy in memory, as phones lose access to cloud files after a while. */
      copy: File;
      mayNeedPassword: boolean;
    };

const examinations = new WeakMap<File, Promise<ExaminedFile>>();

/** Reads a file and says what it is. Each file is read once, however often it is asked about. */
export function examineFile(file: File): Promise<ExaminedFile> {
  const examined =
    examinations.get(file) ??
    withTimeLimit(examine(file).catch(damaged), fileLimitMs).catch(notHere);
  examinations.set(file, examined);
  return examined;
}

const damaged = (): ExaminedFile => ({ problem: 'damaged' });
const notHere = (): ExaminedFile => ({ problem: 'not here' });

async function examine(file: File): Promise<ExaminedFile> {
  if (file.size === 0) return { problem: 'empty' };
  if (file.size > fileSizeLimit) return { problem: 'too large' };
  const content = await file.arrayBuffer().catch(() => undefined);
  if (!content) return { problem: 'unreadable' };

  const bytes = new Uint8Array(content);
  const kind = await kindOf(bytes);
  // What iCloud leaves in place of a file.
  if (!isDocument(kind)) return /\.icloud$/i.test(file.name) ? notHere() : { problem: kind };
  const { type, lastModified } = file;
  const copy = new File([content], withExtension(file.name, kind), { type, lastModified });
  return { copy, mayNeedPassword: kind === '.pdf' && isEncrypted(bytes) };
}

function isDocument(kind: DocumentExtension | OtherKind): kind is DocumentExtension {
  return documentExtensions.some((extension) => extension === kind);
}
