import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { cx } from '@/lib/cx';
import { toolButton, toolVariants } from './tool-button';

interface DisclosureProps {
  /** What the button says. */
  label: ReactNode;
  /** Position and width of the panel. */
  className?: string;
  buttonClassName?: string;
  children: ReactNode;
}

/** A button that opens a panel below it. What is chosen there, Escape, a press outside and a focus outside close it. */
export function Disclosure({ label, className, buttonClassName, children }: DisclosureProps) {
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
        className={cx(toolButton, toolVariants.outlined, 'w-full', buttonClassName)}
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
          className={cx(
            'absolute end-0 top-full z-20 mt-2 rounded border border-line bg-sand p-1.5 text-ink shadow-lg',
            className,
          )}
        >
          {children}
        </div>
      )}
    </div>
  );
}
