import { useEffect } from 'react';

const places = new Set<symbol>();

/** Registers that typed text exists which is not stored anywhere else. */
export function useUnsaved(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return;
    const place = Symbol('unsaved');
    places.add(place);
    return () => {
      places.delete(place);
    };
  }, [unsaved]);
}

export function isAnythingUnsaved(): boolean {
  return places.size > 0;
}

export function forgetUnsaved(): void {
  places.clear();
}
