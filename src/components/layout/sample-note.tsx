import type { SampleNoteTexts } from '@/content/texts';

/** Rendered before every page while the site shows sample data; it works without JavaScript. */
export function SampleNote({ label, text }: SampleNoteTexts) {
  return (
    <aside
      aria-label={label}
      className="rule-b bg-sand px-gutter py-1 text-center text-label font-normal text-quiet"
    >
      {text}
    </aside>
  );
}
