import { controlClasses } from '@/components/form/field';
import { adminTeam } from '@/content/en/admin-team';
import { cx } from '@/lib/cx';
import { draftsOf } from '@/lib/drafts';

const { kept: texts } = adminTeam;

/** What a user typed and did not store, to be copied by those who may no longer store it. */
export function KeptTexts({ texts: written }: { texts: readonly string[] }) {
  return (
    <section aria-label={texts.title} className="flex flex-col gap-3">
      <h2 className="text-heading">{texts.title}</h2>
      <p className="text-quiet">{texts.text}</p>
      {written.map((text, index) => (
        <textarea
          key={text}
          readOnly
          dir="auto"
          rows={4}
          value={text}
          aria-label={texts.label(index + 1)}
          className={cx(controlClasses, 'field-sizing-content max-h-80 min-h-16 px-3 py-2')}
        />
      ))}
    </section>
  );
}

/** Returns the text of each of a user's drafts. */
export function keptTexts(userId: string): string[] {
  const drafts = draftsOf<unknown>(userId);
  return drafts.names().flatMap((name) => textOf(drafts.read(name)) || []);
}

function textOf(draft: unknown): string {
  if (typeof draft === 'string') return draft.trim();
  if (typeof draft !== 'object' || draft === null) return '';
  const values: unknown = 'values' in draft ? draft.values : draft;
  return Object.values(values ?? {})
    .map(textOf)
    .filter(Boolean)
    .join('\n\n');
}
