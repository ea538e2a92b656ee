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

/** Keeps a form's text on this device across reloads, Back and crashes, without ticks and files. */
export function useFormDraft<Values extends FieldValues>(
  name: string,
  form: UseFormReturn<Values, unknown, Values>,
  element: RefObject<HTMLFormElement | null>,
) {
  const { getValues, setValue, watch } = form;
  const [isRestored, setRestored] = useState(false);
  const [isFileLost, setFileLost] = useState(false);
  const draft = useRef<Draft>({ values: {}, startedAt: null, changedAt: 0 });
  const lastSentContent = useRef<string>(undefined);

  const save = useCallback(
    (more: Partial<Draft> = {}) => {
      const values = textValuesOf(getValues());
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
    lastSentContent.current = undefined;
    setRestored(false);
    setFileLost(false);
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
    ({ values, content, ...sent }: SentText) => {
      lastSentContent.current = content;
      fill(values);
      save({ ...sent, changing: true });
    },
    [fill, save],
  );

  useEffect(() => {
    const stored = draftIn(drafts.read(name));
    // Typed before hydration, so newer than the draft.
    const typed = textValuesOf(getValues());
    // Nobody knows when text was typed that was there before this code.
    if (Object.keys(typed).length === 0) draft.current.startedAt ??= pageArrivedAtMs();
    if (stored) {
      draft.current = stored;
      fill(Object.fromEntries(Object.entries(stored.values).filter(([field]) => !typed[field])));
      setRestored(Object.values(stored.values).some(Boolean));
      setFileLost(stored.hasFile === true);
    }
    if (Object.entries(typed).some(([field, text]) => text !== stored?.values[field])) save();
    const saveText = () => {
      save();
      return Object.keys(draft.current.values).length > 0;
    };
    return saveOnChange(watch, saveText, stored !== undefined);
  }, [name, getValues, fill, watch, save]);

  return { draft, isRestored, isFileLost, save, drop, identify, load };
}

/** @param save returns whether the draft then holds text @returns a function that saves once more and stops */
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
