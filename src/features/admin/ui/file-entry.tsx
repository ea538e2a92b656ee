import { useMutation } from '@tanstack/react-query';
import { Download, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { adminDetail } from '@/content/en/admin-detail';
import { ownValue } from '@/lib/own-value';
import { sizeText, downloadFile, WrongTypeError, type RecordFile } from './record-files';
import { ToolButton } from './tool-button';

const { files: texts } = adminDetail;

export function FileEntry({ file, children }: { file: RecordFile; children?: ReactNode }) {
  const { mutate, isPending, error } = useMutation({ mutationFn: downloadFile });
  return (
    <li className="py-2.5">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-2">
        <FileText aria-hidden className="size-5 shrink-0 text-quiet" strokeWidth={1.5} />
        <div className="min-w-0 grow basis-40">
          <p className="font-semibold wrap-anywhere">
            <bdi>{file.file_name}</bdi>
          </p>
          <p className="text-quiet">{detailsOf(file)}</p>
        </div>
        <ToolButton
          aria-label={texts.downloadOf(file.file_name)}
          inactive={isPending}
          onClick={() => mutate(file)}
        >
          <Download aria-hidden className="size-4.5" strokeWidth={1.5} />
          {isPending ? texts.busy : texts.download}
        </ToolButton>
        {children}
      </div>
      {error && (
        <p role="alert" className="mt-1 font-semibold text-bad">
          {error instanceof WrongTypeError ? texts.wrongType : texts.downloadFailed}
        </p>
      )}
    </li>
  );
}

function detailsOf({ kind, file_name, size }: RecordFile): string {
  if (!kind) return sizeText(size);
  const extension = file_name.slice(file_name.lastIndexOf('.')).toLowerCase();
  const kindText = ownValue(texts.kinds, kind) ?? kind;
  const typeText = ownValue(texts.types, extension) ?? extension;
  return [kindText, typeText, sizeText(size)].join(', ');
}
