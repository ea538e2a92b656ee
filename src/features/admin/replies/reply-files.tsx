import { FileText, Paperclip, X } from 'lucide-react';
import { useId, type DragEvent, type ReactNode } from 'react';
import { adminSending } from '@/content/en/admin-sending';
import { cx } from '@/lib/cx';
import type { useReplyFiles } from './use-reply-files';
import { sizeText } from '../ui/record-files';
import { ToolButton, toolButtonClasses } from '../ui/tool-button';

const { files: texts } = adminSending;

interface ReplyFilesProps {
  files: ReturnType<typeof useReplyFiles>;
  readOnly: boolean;
}

export function ReplyFiles({ files, readOnly }: ReplyFilesProps) {
  const { stored, uploads, problem, dropUpload, removeFile } = files;
  return (
    <>
      {stored.length + uploads.length > 0 && (
        <ul
          aria-label={texts.title}
          className="flex shrink-0 gap-1.5 pt-1.5 max-md:overflow-x-auto md:flex-wrap"
        >
          {stored.map((file) => (
            <Chip
              key={file.id}
              name={file.file_name}
              onRemove={() => {
                if (!readOnly) void removeFile(file);
              }}
            >
              {sizeText(file.size)}
            </Chip>
          ))}
          {uploads.map(({ id, file: { name }, problem: uploadProblem }) => (
            <Chip key={id} name={name} onRemove={uploadProblem && (() => dropUpload(id))}>
              {uploadProblem ? (
                <strong className="text-bad">{texts.problems[uploadProblem]}</strong>
              ) : (
                <output>{texts.uploading}</output>
              )}
            </Chip>
          ))}
        </ul>
      )}
      {problem && (
        <p role="alert" className="font-semibold wrap-anywhere text-bad">
          {problem}
        </p>
      )}
    </>
  );
}

export const fileDropProps = ({ files, readOnly }: ReplyFilesProps) => ({
  role: 'presentation',
  onDragOver(event: DragEvent) {
    if (event.dataTransfer.types.includes('Files')) event.preventDefault();
  },
  onDrop(event: DragEvent) {
    const dropped = [...event.dataTransfer.files];
    // React also passes on what is dropped on a dialog that was opened from it.
    const isOwn = event.currentTarget.contains(event.target as Node);
    if (dropped.length === 0 || !isOwn) return;
    event.preventDefault();
    if (!readOnly) files.addFiles(dropped);
  },
});

export function AttachButton({ files: { addFiles }, readOnly }: ReplyFilesProps) {
  const id = useId();
  return (
    <label
      title={`${texts.attach}. ${texts.hint}`}
      className={cx(
        toolButtonClasses,
        'relative min-w-11 text-quiet hover:text-link has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-link md:min-w-9',
      )}
    >
      <input
        type="file"
        multiple
        disabled={readOnly}
        aria-label={texts.attach}
        aria-describedby={`${id}-hint`}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        onChange={({ target }) => {
          addFiles([...(target.files ?? [])]);
          // Lets the same file be chosen again.
          target.value = '';
        }}
      />
      <Paperclip aria-hidden className="size-5" strokeWidth={1.5} />
      <span id={`${id}-hint`} className="sr-only">
        {texts.hint}
      </span>
    </label>
  );
}

interface ChipProps {
  name: string;
  /** Undefined while the file is being uploaded. */
  onRemove: (() => void) | undefined;
  children: ReactNode;
}

function Chip({ name, onRemove, children }: ChipProps) {
  return (
    <li className="flex min-h-8 max-w-full shrink-0 items-center gap-x-1.5 rounded border border-line bg-sand px-2 text-[0.8125rem] pointer-coarse:min-h-11">
      <FileText aria-hidden className="size-4 shrink-0 text-quiet" strokeWidth={1.5} />
      <bdi title={name} className="max-w-36 truncate font-semibold">
        {name}
      </bdi>
      <span className="text-quiet tabular-nums">{children}</span>
      {onRemove && (
        <ToolButton
          variant="plain"
          className="-me-2 min-w-11 px-2! md:pointer-fine:min-h-8 md:pointer-fine:min-w-8"
          aria-label={texts.removeOf(name)}
          title={texts.remove}
          onClick={onRemove}
        >
          <X aria-hidden className="size-4" strokeWidth={1.75} />
        </ToolButton>
      )}
    </li>
  );
}
