import type { SampleNoteTexts } from '@/content/texts';

/** Stands in front of each page while the site is a sample; no script knows of it. */
export function SampleNote({ label, text }: SampleNoteTexts) {
  return (
    <aside
      aria-label={label}
      className="border-b border-hairline bg-raised px-gutter py-1.5 text-center text-small text-quiet"
    >
      {text}
    </aside>
  );
}
