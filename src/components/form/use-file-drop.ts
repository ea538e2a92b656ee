import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { sorted } from '@/lib/arrays';

/** A file dropped beside its box goes to the nearest one; the browser would open it in place of the page. */
export function useFileDrop(): void {
  const { setValue } = useFormContext();

  useEffect(() => {
    const allowDrop = (event: DragEvent) => {
      if (isBesideBoxes(event)) event.preventDefault();
    };
    const receiveFiles = (event: DragEvent) => {
      if (!isBesideBoxes(event)) return;
      event.preventDefault();
      const files = event.dataTransfer?.files ?? [];
      const boxes = sorted(shownInputs(), (a, b) => distanceTo(a, event) - distanceTo(b, event));
      boxes[0]?.focus();
      boxes.slice(0, files.length).forEach(({ name }, index) => {
        setValue(name, files[index], { shouldValidate: true });
      });
    };
    addEventListener('dragover', allowDrop);
    addEventListener('drop', receiveFiles);
    return () => {
      removeEventListener('dragover', allowDrop);
      removeEventListener('drop', receiveFiles);
    };
  }, [setValue]);
}

const shownInputs = () => [
  ...document.querySelectorAll<HTMLInputElement>('form:not([hidden]) input[type=file]'),
];

const isBesideBoxes = ({ target, dataTransfer }: DragEvent) =>
  dataTransfer?.types.includes('Files') === true &&
  !(target instanceof Element && target.matches('input[type=file]')) &&
  shownInputs().length > 0;

function distanceTo(input: HTMLInputElement, { clientX, clientY }: DragEvent): number {
  const { left, right, top, bottom } = input.getBoundingClientRect();
  return Math.hypot(
    Math.max(left - clientX, 0, clientX - right),
    Math.max(top - clientY, 0, clientY - bottom),
  );
}
