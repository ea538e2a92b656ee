import type { SampleNoteTexts } from '@/content/texts';

/** Rendered before every page while the site shows sample data; it works without JavaScript. */
export function SampleNote({ label, text }: SampleNoteTexts) {
  return (
    <aside
      aria-label={label}
      className="border-b border-line bg-sand px-gutter py-1.5 text-center text-small text-balance text-quiet max-sm:py-1 max-sm:text-label max-sm:font-normal"
    >
      {text}
    </aside>
  );
}
