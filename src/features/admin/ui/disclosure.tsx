import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { cx } from '@/lib/cx';
import { toolButtonClasses, toolVariantClasses } from './tool-button';

/** A button that opens a panel below it. What is chosen there, Escape, a press outside and a focus outside close it. */
export function Disclosure({ label, children }: { label: ReactNode; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    function onPress({ target }: PointerEvent) {
      if (target instanceof Node && !area.current?.contains(target)) setOpen(false);
    }
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [isOpen]);

  function close() {
    button.current?.focus();
    setOpen(false);
  }

  return (
    <div
      ref={area}
      role="presentation"
      className="relative"
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !area.current?.contains(relatedTarget)) setOpen(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen || event.defaultPrevented) return;
        event.preventDefault();
        close();
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        className={cx(toolButtonClasses, toolVariantClasses.outlined, 'w-full border-transparent')}
      >
        {label}
      </button>
      {isOpen && (
        <div
          id={id}
          role="presentation"
          onClick={({ target }) => {
            if (target instanceof Element && target.closest('a, button')) close();
          }}
          className="absolute end-0 top-full z-20 mt-2 max-h-[calc(100dvh-4.25rem)] w-60 overflow-y-auto rounded border border-line bg-sand p-1.5 text-ink shadow-lg"
        >
          {children}
        </div>
      )}
    </div>
  );
}
