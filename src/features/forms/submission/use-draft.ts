import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { draftsOf, visitor } from '@/lib/drafts';
import { pageArrivedAt } from '@/lib/page-arrival';
import { randomId } from '@/lib/random-id';
import { textsOf } from './form-element';
import { newStatusSecret } from './status-secret';

interface Draft {
  values: Record<string, string>;
  hasFile?: boolean;
  startedAt: number | null;
  changedAt: number;
  id?: string | undefined;
  link?: string | undefined;
  /** Reopened for editing: the text is newer than the sent one. */
  changing?: boolean;
}

type SentText = Required<Pick<Draft, 'id' | 'link' | 'startedAt' | 'values'>> & {
  content: string | undefined;
};

const drafts = draftsOf<unknown>(visitor);

const debounceMs = 400;

/** Keeps a form's text on this device across reloads, Back and crashes, without ticks and files. */
export function useDraft<Values extends FieldValues>(
  name: string,
  form: UseFormReturn<Values, unknown, Values>,
  element: RefObject<HTMLFormElement | null>,
): {
  draft: RefObject<Draft>;
  restored: boolean;
  lostFile: boolean;
  save: (more?: Partial<Draft>) => void;
  drop: () => void;
  /** The id and the link's secret under which a content is sent, and the id of what it was changed from. */
  identify: (content: string) => {
    id: string;
    link: string | undefined;
    replaced: string | undefined;
  };
  load: (sent: SentText) => void;
} {
  const { getValues, setValue, watch } = form;
  const [restored, setRestored] = useState(false);
  const [lostFile, setLostFile] = useState(false);
  const draft = useRef<Draft>({ values: {}, startedAt: null, changedAt: 0 });

  const lastSent = useRef<string>(undefined);

  const save = useCallback(
    (more: Partial<Draft> = {}) => {
      const values = textOf(getValues());
      const hasFile = holdsFile(getValues());
      draft.current = { ...draft.current, ...more, values, hasFile, changedAt: Date.now() };
      if (hasFile || Object.keys(values).length > 0) drafts.write(name, draft.current);
      else drafts.drop(name);
    },
    [name, getValues],
  );

  const drop = useCallback(() => {
    draft.current = { values: {}, startedAt: Date.now(), changedAt: 0 };
    drafts.drop(name);
    lastSent.current = undefined;
    setRestored(false);
    setLostFile(false);
  }, [name]);

  /** Unchanged content keeps its id: whichever attempt arrives, there is one row. Nothing changes a stored row. */
  const identify = useCallback((content: string) => {
    const { id, link } = draft.current;
    const again = lastSent.current === content;
    lastSent.current = content;
    return id !== undefined && again
      ? { id, link, replaced: undefined }
      : { id: randomId(), link: newStatusSecret(), replaced: id };
  }, []);

  const fill = useCallback(
    (values: Record<string, string>) => {
      for (const [field, text] of Object.entries(textsOf(element.current, values))) {
        setValue(field as Path<Values>, text as PathValue<Values, Path<Values>>);
      }
    },
    [element, setValue],
  );

  const load = useCallback(
    ({ values, content, ...sent }: SentText) => {
      lastSent.current = content;
      fill(values);
      save({ ...sent, changing: true });
    },
    [fill, save],
  );

  useEffect(() => {
    const stored = draftIn(drafts.read(name));
    // Typed before hydration, so newer than the draft.
    const typed = textOf(getValues());
    // Nobody knows when text was typed that was there before this code.
    if (Object.keys(typed).length === 0) draft.current.startedAt ??= pageArrivedAt();
    if (stored) {
      draft.current = stored;
      fill(Object.fromEntries(Object.entries(stored.values).filter(([field]) => !typed[field])));
      setRestored(Object.values(stored.values).some(Boolean));
      setLostFile(stored.hasFile === true);
    }
    if (Object.entries(typed).some(([field, text]) => text !== stored?.values[field])) save();

    let timer: ReturnType<typeof setTimeout> | undefined;
    let kept = stored !== undefined;
    const write = () => {
      clearTimeout(timer);
      timer = undefined;
      save();
      kept = Object.keys(draft.current.values).length > 0;
    };
    const { unsubscribe } = watch(() => {
      clearTimeout(timer);
      // Written immediately: where storage is blocked, the browser asks before leaving from then on.
      if (kept) timer = setTimeout(write, debounceMs);
      else write();
    });
    const writeAtOnce = () => {
      if (timer) write();
    };
    addEventListener('pagehide', writeAtOnce);
    return () => {
      writeAtOnce();
      removeEventListener('pagehide', writeAtOnce);
      unsubscribe();
    };
  }, [name, getValues, fill, watch, save]);

  return { draft, restored, lostFile, save, drop, identify, load };
}

export function draftIn(stored: unknown): Draft | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { values, hasFile, startedAt, changedAt, id, link, changing } = stored as Partial<
    Record<keyof Draft, unknown>
  >;
  if (typeof values !== 'object' || values === null) return undefined;
  const number = (value: unknown) =>
    typeof value === 'number' && Number.isFinite(value) ? value : undefined;
  return {
    values: textOf(values),
    ...(hasFile === true && { hasFile }),
    startedAt: number(startedAt) ?? null,
    changedAt: number(changedAt) ?? 0,
    ...(typeof id === 'string' && { id, changing: changing === true }),
    ...(typeof link === 'string' && { link }),
  };
}

export function textOf(values: FieldValues): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values)
      .filter(
        ([, value]) => typeof value === 'number' || (typeof value === 'string' && value !== ''),
      )
      .map(([name, value]) => [name, String(value)]),
  );
}

export const holdsFile = (values: FieldValues): boolean =>
  Object.values(values).some((value) => value instanceof File);
