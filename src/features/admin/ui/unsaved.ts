import { useEffect } from 'react';

const unsavedPlaces = new Set<symbol>();

/** Keeps note, while the component is mounted, of typed text that is stored nowhere else. */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const place = Symbol('unsaved');
    unsavedPlaces.add(place);
    return () => {
      unsavedPlaces.delete(place);
    };
  }, [isUnsaved]);
}

export const isAnythingUnsaved = () => unsavedPlaces.size > 0;

/** For a deliberate sign-out: nothing warns of what is typed any more. */
export const forgetUnsaved = () => unsavedPlaces.clear();
