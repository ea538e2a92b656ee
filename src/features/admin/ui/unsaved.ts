import { useEffect } from 'react';

const unsavedPlaces = new Set<symbol>();

/** Registers that typed text exists which is not stored anywhere else. */
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

export const forgetUnsaved = () => unsavedPlaces.clear();
