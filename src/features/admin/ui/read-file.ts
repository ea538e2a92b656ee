import { kindOf } from '@/lib/file-kind/file-kind';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { bytesOf, hasScript, isWhatItSays } from './files-check';
import type { RecordFile } from './record-files';
import { saveFile, temporaryUrl } from './save-file';

export const pdf = 'application/pdf';

export class WrongType extends Error {
  override name = 'WrongType';
}

export class TabBlocked extends Error {
  override name = 'TabBlocked';
}

/**
 * Opens a PDF in a new tab, which has the policy of this page. The browser's viewer shows it: as the type is
 * ours, no content of the file can make it a page.
 */
export async function openFile(file: RecordFile): Promise<void> {
  // Only a click may open a tab, so it opens before the file is read.
  const tab = window.open('', '_blank');
  if (!tab) throw new TabBlocked();
  try {
    const { bytes } = await read(file, true);
    tab.location.replace(temporaryUrl(new Blob([bytes], { type: pdf })));
  } catch (problem) {
    tab.close();
    throw problem;
  }
}

/** Why a PDF is not shown in a frame; it can be downloaded. */
export type Unshown = 'damaged' | 'script';

/** Reads a PDF for a frame. Its script could not reach the page, but could ask questions over it. */
export async function readPdf(file: RecordFile): Promise<Blob | Unshown> {
  const { bytes } = await read(file, true);
  if ((await kindOf(bytes)) === 'incomplete') return 'damaged';
  return hasScript(bytes) ? 'script' : new Blob([bytes], { type: pdf });
}

/** Downloads a file as untyped bytes. */
export async function downloadFile(file: RecordFile): Promise<void> {
  // An applicant's document is a PDF or Word file; others can be anything but a program.
  const { bytes, name } = await read(file, file.kind !== null);
  saveFile(new Blob([bytes], { type: 'application/octet-stream' }), name);
}

/** Reads a file; a document's content has to be what its name says. */
async function read({ id }: RecordFile, isDocument: boolean) {
  const answer = await staff().rpc('read_record_file', { file_id: id });
  const { file_name: name, base64 } = dataOf(answer) as { file_name: string; base64: string };
  const bytes = bytesOf(base64);
  if (isDocument && !(await isWhatItSays(bytes, name))) throw new WrongType();
  return { bytes, name };
}
