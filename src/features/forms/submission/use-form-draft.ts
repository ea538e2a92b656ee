import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { draftsOf, visitor } from '@/lib/drafts';
import { randomId } from '@/lib/random-id';
import { pageArrivedAtMs } from '@/lib/visit';
import { draftIn, holdsFile, textValuesOf, type Draft } from './draft';
import { fillableValues } from './form-element';
import { newStatusSecret } from './status-secret';

type SentText = Required<Pick<Draft, 'id' | 'link' | 'startedAt' | 'values'>> & {
  content: string | undefined;
};

const drafts = draftsOf<unknown>(visitor);

const debounceMs = 400;

const nothingRestored = { isRestored: false, isFileLost: false };

/** Keeps a form's text on this device across reloads, Back and crashes, without ticks and files. */
export function useFormDraft<Values extends FieldValues>(
  name: string,
  form: UseFormReturn<Values, unknown, Values>,
  element: RefObject<HTMLFormElement | null>,
) {
  const { getValues, setValue } = form;
  const [restored, setRestored] = useState(nothingRestored);
  const draft = useRef<Draft>({ values: {}, startedAt: null });
  const lastSentContent = useRef<string>(undefined);

  const save = useCallback(
    (changes: Partial<Draft> = {}) => {
      const values = textValuesOf(getValues());
      const hasFile = holdsFile(getValues());
      draft.current = { ...draft.current, ...changes, values, hasFile };
      if (hasFile || Object.keys(values).length > 0) drafts.write(name, draft.current);
      else drafts.drop(name);
      return Object.keys(values).length > 0;
    },
    [name, getValues],
  );

  const drop = useCallback(() => {
    draft.current = { values: {}, startedAt: Date.now() };
    drafts.drop(name);
    lastSentContent.current = undefined;
    setRestored(nothingRestored);
  }, [name]);

  /**
   * The id and the status link's secret under which a content is sent, and the id of what it was changed from.
   * Unchanged content keeps its id: whichever attempt arrives, there is one row. Nothing changes a stored row.
   */
  const identify = useCallback((content: string) => {
    const { id, link } = draft.current;
    const isUnchanged = lastSentContent.current === content;
    lastSentContent.current = content;
    return id !== undefined && isUnchanged
      ? { id, statusSecret: link, replacedId: undefined }
      : { id: randomId(), statusSecret: newStatusSecret(), replacedId: id };
  }, []);

  const fill = useCallback(
    (values: Record<string, string>) => {
      for (const [field, text] of Object.entries(fillableValues(element.current, values))) {
        setValue(field as Path<Values>, text as PathValue<Values, Path<Values>>);
      }
    },
    [element, setValue],
  );

  const load = useCallback(
    ({ values, content, ...sentDraft }: SentText) => {
      lastSentContent.current = content;
      fill(values);
      save({ ...sentDraft, changing: true });
    },
    [fill, save],
  );

  const begin = useCallback((started: Draft) => {
    draft.current = started;
  }, []);
  useRestoring(name, form, { begin, fill, save, setRestored });

  return { draft, ...restored, save, drop, identify, load };
}

interface DraftParts {
  begin: (draft: Draft) => void;
  fill: (values: Record<string, string>) => void;
  save: () => boolean;
  setRestored: (restored: typeof nothingRestored) => void;
}

/** Fills the form once with its stored draft, beside what is typed already, and saves it from then on. */
function useRestoring<Values extends FieldValues>(
  name: string,
  { getValues, watch }: UseFormReturn<Values, unknown, Values>,
  { begin, fill, save, setRestored }: DraftParts,
) {
  useEffect(() => {
    const stored = draftIn(drafts.read(name));
    // Typed before hydration, so newer than the draft.
    const typed = textValuesOf(getValues());
    // Nobody knows when text was typed that was there before this code.
    const startedAt = Object.keys(typed).length === 0 ? pageArrivedAtMs() : null;
    begin(stored ?? { values: {}, startedAt });
    if (stored) {
      fill(Object.fromEntries(Object.entries(stored.values).filter(([field]) => !typed[field])));
      const isRestored = Object.values(stored.values).some(Boolean);
      setRestored({ isRestored, isFileLost: stored.hasFile === true });
    }
    if (Object.entries(typed).some(([field, text]) => text !== stored?.values[field])) save();
    return saveOnChange(watch, save, stored !== undefined);
  }, [name, getValues, watch, begin, fill, save, setRestored]);
}

/** @returns a function that saves once more and stops */
function saveOnChange<Values extends FieldValues>(
  watch: UseFormReturn<Values, unknown, Values>['watch'],
  save: () => boolean,
  hasDraft: boolean,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSaved = hasDraft;
  const saveNow = () => {
    clearTimeout(timer);
    timer = undefined;
    isSaved = save();
  };
  const saveIfDue = () => {
    if (timer) saveNow();
  };
  const { unsubscribe } = watch(() => {
    clearTimeout(timer);
    // Written immediately: where storage is blocked, the browser asks before leaving from then on.
    if (isSaved) timer = setTimeout(saveNow, debounceMs);
    else saveNow();
  });
  addEventListener('pagehide', saveIfDue);
  return () => {
    saveIfDue();
    removeEventListener('pagehide', saveIfDue);
    unsubscribe();
  };
}
