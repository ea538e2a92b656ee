import type { LegalSection } from '@/content/types';
import { useTexts } from '@/components/texts';
import { mailto } from '@/lib/mailto';
import { Container } from './section';

interface LegalTextProps {
  sections: readonly LegalSection[];
  version: string;
}

export function LegalText({ sections, version }: LegalTextProps) {
  const { onThisPage } = useTexts().ui;
  return (
    <Container className="gap-x-8 pb-section lg:grid lg:grid-cols-12">
      <nav
        aria-label={onThisPage}
        className="mb-12 text-small lg:sticky lg:top-28 lg:col-span-4 lg:mb-0 lg:self-start print:hidden"
      >
        <h2 className="border-t border-line pt-6 text-eyebrow text-quiet uppercase">
          {onThisPage}
        </h2>
        <ol className="mt-2">
          {sections.map(({ title }) => (
            <li key={title}>
              <a
                href={`#${anchor(title)}`}
                className="inline-flex min-h-11 items-center hover:text-link hover:underline lg:min-h-9"
              >
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="max-w-reading lg:col-span-8 lg:col-start-5">
        {sections.map(({ title, paragraphs = [], items = [] }) => (
          <section
            key={title}
            id={anchor(title)}
            aria-labelledby={`${anchor(title)}-title`}
            className="border-t border-line pt-6 pb-10"
          >
            <h2 id={`${anchor(title)}-title`} className="text-heading">
              {title}
            </h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-4">
                <Linked text={paragraph} />
              </p>
            ))}
            {items.length > 0 && (
              <dl className="mt-4 grid gap-5">
                {items.map(({ term, text }) => (
                  <div key={term}>
                    <dt className="font-semibold">{term}</dt>
                    <dd className="mt-1">{text}</dd>
                  </div>
                ))}
              </dl>
            )}
          </section>
        ))}
        <p className="border-t border-line pt-6 text-small text-quiet">{version}</p>
      </div>
    </Container>
  );
}

function Linked({ text }: { text: string }) {
  return text.split(/([\w.]+@[\w.]+\w)/).map((part, index) =>
    index % 2 === 1 ? (
      <a key={part} href={mailto(part)} className="underline underline-offset-4">
        {part}
      </a>
    ) : (
      part
    ),
  );
}

/** Returns the fragment id of a heading: lower case, no accents, hyphens for other characters. */
function anchor(title: string): string {
  const plain = title.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return plain.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}
