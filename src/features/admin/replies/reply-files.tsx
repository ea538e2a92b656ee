import { FileText, Paperclip } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react';
import { adminSending } from '@/content/en/admin-sending';
import { cx } from '@/lib/cx';
import type { useReplyFiles } from './use-reply-files';
import { sizeOf } from '../ui/record-files';
import { ToolButton, toolButton } from '../ui/tool-button';

const { files: texts } = adminSending;

interface ReplyFilesProps {
  files: ReturnType<typeof useReplyFiles>;
  readOnly: boolean;
}

/** The files of a reply, which can also be dropped anywhere on the page. */
export function ReplyFiles({ files, readOnly }: ReplyFilesProps) {
  const { stored, uploads, problem, input, add, retry, cancel, remove } = files;
  const isOver = useDrop((dropped) => readOnly || add(dropped));

  const taking = (act: () => unknown) => () => {
    if (readOnly) return;
    act();
    input.current?.focus();
  };
  const removeButton = (name: string, act: () => unknown) => (
    <ToolButton variant="text" aria-label={texts.removeOf(name)} onClick={taking(act)}>
      {texts.remove}
    </ToolButton>
  );
  return (
    <>
      {isOver && (
        <p className="rounded border-2 border-dashed border-link px-3 py-2 text-link">
          {texts.dropHere}
        </p>
      )}
      {stored.length + uploads.length > 0 && (
        <ul aria-label={texts.title} className="divide-y divide-line border-y border-line">
          {stored.map((file) => (
            <Entry key={file.id} name={file.file_name} facts={sizeOf(file.size ?? 0)}>
              {removeButton(file.file_name, () => remove(file))}
            </Entry>
          ))}
          {uploads.map((upload) => (
            <Entry
              key={upload.id}
              name={upload.file.name}
              facts={sizeOf(upload.file.size)}
              problem={upload.problem && texts.problems[upload.problem]}
              {...(!upload.problem && { share: upload.share })}
            >
              {upload.problem && upload.problem !== 'program' && (
                <ToolButton
                  aria-label={texts.retryOf(upload.file.name)}
                  onClick={taking(() => retry(upload))}
                >
                  {texts.retry}
                </ToolButton>
              )}
              {removeButton(upload.file.name, () => cancel(upload.id))}
            </Entry>
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

export function AttachButton({ files: { input, add }, readOnly }: ReplyFilesProps) {
  const id = useId();
  return (
    <label
      title={`${texts.attach}. ${texts.hint}`}
      className={cx(
        toolButton,
        'relative min-w-11 text-quiet hover:text-link has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-link md:min-w-9',
      )}
    >
      <input
        ref={input}
        type="file"
        multiple
        disabled={readOnly}
        aria-label={texts.attach}
        aria-describedby={`${id}-hint`}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        onChange={({ target }) => {
          add([...(target.files ?? [])]);
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

interface EntryProps {
  name: string;
  facts: string;
  problem?: string | undefined;
  share?: number;
  children: ReactNode;
}

function Entry({ name, facts, problem, share, children }: EntryProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1 py-1.5">
      <FileText aria-hidden className="size-5 shrink-0 text-quiet" strokeWidth={1.5} />
      <div className="min-w-0 grow basis-40">
        <p className="font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        <p className="flex flex-wrap items-center gap-x-2 text-quiet">
          {facts}
          {share !== undefined && (
            <>
              <progress
                value={share}
                aria-label={texts.progressOf(name)}
                className="h-2 w-32 accent-link"
              />
              <span className="tabular-nums">{texts.percent(share)}</span>
            </>
          )}
        </p>
        {problem && <p className="font-semibold text-bad">{problem}</p>}
      </div>
      {children}
    </li>
  );
}

/** Takes files that are dropped on the page, which the browser would open in its place. */
function useDrop(take: (files: File[]) => unknown): boolean {
  const [isOver, setIsOver] = useState(false);
  const onFiles = useEffectEvent(take);
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setIsOver(true);
    };
    const leave = (event: DragEvent) => {
      if (!event.relatedTarget) setIsOver(false);
    };
    const drop = (event: DragEvent) => {
      setIsOver(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      onFiles(files);
    };
    addEventListener('dragover', over);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    };
  }, []);
  return isOver;
}
