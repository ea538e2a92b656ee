import { ownValue } from '@/lib/own-value';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { Download, ExternalLink, FileText } from 'lucide-react';
import { toast } from '@/components/ui/toast';
import { admin } from '@/content/en/admin';
import { adminDetail } from '@/content/en/admin-detail';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { QuerySection } from '../ui/query-section';
import { bytesOf, isWhatItSays } from './files-check';
import { sizeOf } from '../ui/file-size';
import { DeleteButton } from '../ui/delete-button';
import { isolated } from '../ui/direction';
import { saveFile, temporaryUrl } from '../ui/save-file';
import { ToolButton } from '../ui/tool-button';
import { useStaffQuery } from '../ui/staff-query';

const { files: texts } = adminDetail;

function filesQuery(applicationId: string) {
  return queryOptions({
    queryKey: ['application_files', applicationId],
    queryFn: async ({ signal }) =>
      dataOf(
        await staff()
          .from('application_files')
          .select('id, kind, file_name, media_type, size')
          .eq('application_id', applicationId)
          .order('kind', { ascending: false })
          .abortSignal(signal),
      ) ?? [],
  });
}

export function FilesSection({ applicationId }: { applicationId: string }) {
  const files = useStaffQuery(filesQuery(applicationId));
  return (
    <QuerySection texts={texts} query={files} rows={1}>
      {(data) =>
        data.length === 0 ? (
          <p className="text-quiet">{texts.none}</p>
        ) : (
          <>
            <ul className="divide-y divide-hairline border-y border-hairline">
              {data.map((file) => (
                <FileEntry key={file.id} file={file} />
              ))}
            </ul>
            <p className="mt-2 text-quiet">{texts.warning}</p>
          </>
        )
      }
    </QuerySection>
  );
}

interface File {
  id: string;
  kind: string;
  file_name: string;
  media_type: string;
  size: number | null;
}

class WrongType extends Error {
  override name = 'WrongType';
}

class TabBlocked extends Error {
  override name = 'TabBlocked';
}

const pdf = 'application/pdf';

function FileEntry({ file }: { file: File }) {
  const onError = (problem: Error) =>
    toast({ kind: 'error', title: admin.error, description: describe(problem) });
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (act: (file: File) => Promise<void>) => act(file),
    onError,
  });
  const busy = { 'aria-disabled': isPending || undefined };
  return (
    <li className="py-2.5">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-2">
        <FileText aria-hidden className="size-5 shrink-0 text-quiet" strokeWidth={1.5} />
        <div className="min-w-0 grow basis-40">
          <p className="font-semibold wrap-anywhere">
            <bdi>{file.file_name}</bdi>
          </p>
          <p className="text-quiet">
            {ownValue(texts.kinds, file.kind) ?? file.kind},{' '}
            {ownValue(texts.types, file.media_type) ?? file.media_type}
            {file.size !== null && `, ${sizeOf(file.size)}`}
          </p>
        </div>
        {file.media_type === pdf && (
          <ToolButton
            aria-label={texts.openOf(file.file_name)}
            {...busy}
            onClick={() => isPending || mutate(open)}
          >
            <ExternalLink aria-hidden className="size-4.5" strokeWidth={1.5} />
            {isPending && variables === open ? texts.opening : texts.open}
          </ToolButton>
        )}
        <ToolButton
          aria-label={texts.downloadOf(file.file_name)}
          {...busy}
          onClick={() => isPending || mutate(save)}
        >
          <Download aria-hidden className="size-4.5" strokeWidth={1.5} />
          {isPending && variables === save ? texts.busy : texts.download}
        </ToolButton>
        <DeleteButton
          table="application_files"
          id={file.id}
          label={texts.deleteOf(file.file_name)}
          question={{
            title: texts.deleteTitle,
            text: texts.deleteText(isolated(file.file_name)),
            cancel: texts.cancel,
            confirm: texts.delete,
          }}
          failed={texts.deleteFailed}
        >
          {texts.delete}
        </DeleteButton>
      </div>
      {error && <p className="mt-1 font-semibold text-bad">{describe(error)}</p>}
    </li>
  );
}

function describe(problem: Error) {
  if (problem instanceof TabBlocked) return texts.openBlocked;
  return problem instanceof WrongType ? texts.wrongType : texts.downloadFailed;
}

/**
 * Opens a PDF in a new tab, which has the policy of this page. The browser's viewer shows it: as the type is
 * ours, no content of the file can make it a page.
 */
async function open(file: File) {
  // Only a click may open a tab, so it opens before the file is read.
  const tab = window.open('', '_blank');
  if (!tab) throw new TabBlocked();
  try {
    const { bytes } = await read(file);
    tab.location.replace(temporaryUrl(new Blob([bytes], { type: pdf })));
  } catch (problem) {
    tab.close();
    throw problem;
  }
}

/** Downloads a file as untyped bytes. */
async function save(file: File) {
  const { bytes, name } = await read(file);
  saveFile(new Blob([bytes], { type: 'application/octet-stream' }), name);
}

/** Reads a file and checks that its content is what its name says. */
async function read({ id }: File) {
  const answer = await staff().rpc('read_application_file', { file_id: id });
  const { file_name: name, base64 } = dataOf(answer) as { file_name: string; base64: string };
  const bytes = bytesOf(base64);
  if (!(await isWhatItSays(bytes, name))) throw new WrongType();
  return { bytes, name };
}
