import { FileText, Upload } from 'lucide-react';
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import type { FormPartsTexts } from '@/content/texts';
import { cx } from '@/lib/cx';
import { Field, type FieldTexts } from './field';
import { useChooserMissing } from './use-chooser-missing';
import { useExaminedFile } from './use-examined-file';

type FileFieldProps = FieldTexts & {
  name: string;
  texts: FormPartsTexts['file'];
  accept: string;
  ifChooserMissing?: ReactNode;
  /** Shown below a chosen file: what can be done instead of sending it. */
  renderInstead?: (file: File) => ReactNode;
};

/** A file, checked as soon as it is chosen. The native input covers the box, invisibly. */
export function FileField(props: FileFieldProps) {
  const { name, texts, label, hint, optional, accept, ifChooserMissing, renderInstead } = props;
  const { file, error, setInput, choose, remove, onBlur } = useFileValue(name);
  const { isReading, mayNeedPassword } = useExaminedFile(file);
  const { isChooserMissing, notePress } = useChooserMissing();
  return (
    <div aria-live="polite">
      <Field label={label} hint={hint} optional={optional} error={error}>
        {({ 'aria-describedby': described, 'aria-invalid': invalid, ...control }) => (
          <div className={cx('file-box', error && 'border-bad')}>
            <input
              type="file"
              name={name}
              accept={accept}
              aria-describedby={cx(`${control.id}-file`, described)}
              {...control}
              // Announces an empty field as required, without marking it invalid.
              required={!optional}
              aria-invalid={invalid ?? false}
              ref={setInput}
              onClick={(event) => {
                // Lets the same file be chosen again after it was edited.
                event.currentTarget.value = '';
                notePress();
              }}
              onChange={(event) => choose(event.target.files?.[0])}
              onBlur={onBlur}
            />
            {file ? (
              <ChosenFile id={`${control.id}-file`} {...{ file, isReading, texts, remove }} />
            ) : (
              <>
                <Upload aria-hidden className="size-6 shrink-0 text-quiet" strokeWidth={1.5} />
                <p>
                  <span className="font-semibold text-link">{texts.choose}</span>{' '}
                  <span className="hidden text-quiet pointer-fine:inline">{texts.drop}</span>
                </p>
              </>
            )}
          </div>
        )}
      </Field>
      {file && renderInstead?.(file)}
      {mayNeedPassword && <p className="mt-1 text-small text-quiet">{texts.mayNeedPassword}</p>}
      {isChooserMissing && ifChooserMissing}
    </div>
  );
}

function useFileValue(name: string) {
  const { setValue, clearErrors } = useFormContext();
  const { field, fieldState } = useController({ name });
  const input = useRef<HTMLInputElement>(null);

  const choose = useCallback(
    (chosen: File | undefined) => {
      if (chosen) setValue(name, chosen, { shouldValidate: true });
    },
    [name, setValue],
  );

  // Covers a file chosen before hydration, or kept by the browser across a reload.
  useEffect(() => choose(input.current?.files?.[0]), [choose]);

  function remove() {
    setValue(name, undefined);
    clearErrors(name);
    if (input.current) input.current.value = '';
    input.current?.focus();
  }

  function setInput(element: HTMLInputElement | null) {
    input.current = element;
    field.ref(element);
  }
  const file = field.value instanceof File ? field.value : undefined;
  return { file, error: fieldState.error?.message, setInput, choose, remove, onBlur: field.onBlur };
}

interface ChosenFileProps extends Pick<FileFieldProps, 'texts'> {
  id: string;
  file: File;
  isReading: boolean;
  remove: () => void;
}

function ChosenFile({ id, file, isReading, texts, remove }: ChosenFileProps) {
  return (
    <>
      <FileText aria-hidden className="size-6 shrink-0 text-link" strokeWidth={1.5} />
      <p id={id} className="me-auto min-w-0">
        <bdi className="line-clamp-3 font-semibold wrap-anywhere">{file.name}</bdi>{' '}
        <span className="text-small text-quiet">
          {isReading ? texts.reading : texts.size(file.size)}
        </span>
      </p>
      <Button
        variant="text"
        size="small"
        className="relative"
        aria-label={texts.removeOf(file.name)}
        onClick={remove}
      >
        {texts.remove}
      </Button>
    </>
  );
}
