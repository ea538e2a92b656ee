import { withExtension } from './file-kind/file-name';
import {
  documentExtensions,
  isEncrypted,
  kindOf,
  type DocumentExtension,
  type OtherKind,
} from './file-kind/file-kind';

/** The greatest size of a file in bytes, as in the database (`private.file_problem`). */
export const fileSizeLimit = 5 * 1024 * 1024;

/** As Android's file chooser asks for them. */
const mediaTypes = {
  '.pdf': 'application/pdf',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const satisfies Record<DocumentExtension, string>;
export type DocumentMediaType = (typeof mediaTypes)[DocumentExtension];

/** For a file input's `accept`. */
export const acceptedDocuments = [...documentExtensions, ...Object.values(mediaTypes)].join(',');

/** Why a file is not taken; of several reasons the first of this list. */
export type FileProblem = 'unreadable' | 'empty' | 'too large' | OtherKind;

type Examined =
  | { problem: FileProblem; copy?: never; mayAsk?: never }
  | {
      problem?: never;
      /** In memory: phones forget after a while where a file from a cloud folder was. */
      copy: File;
      /** For a password, which nobody knows before trying. */
      mayAsk: boolean;
    };

const cache = new WeakMap<File, Promise<Examined>>();

/** Reads and judges a file, once however often it is asked for. */
export function examine(file: File): Promise<Examined> {
  const examined = cache.get(file) ?? read(file);
  cache.set(file, examined);
  return examined;
}

async function read(file: File): Promise<Examined> {
  if (file.size === 0) return { problem: 'empty' };
  if (file.size > fileSizeLimit) return { problem: 'too large' };
  const content = await file.arrayBuffer().catch(() => undefined);
  if (!content) return { problem: 'unreadable' };

  const bytes = new Uint8Array(content);
  const kind = await kindOf(bytes);
  if (!isDocument(kind)) return { problem: kind };
  const { type, lastModified } = file;
  const copy = new File([content], withExtension(file.name, kind), { type, lastModified });
  return { copy, mayAsk: kind === '.pdf' && isEncrypted(bytes) };
}

function isDocument(kind: DocumentExtension | OtherKind): kind is DocumentExtension {
  return documentExtensions.some((extension) => extension === kind);
}
