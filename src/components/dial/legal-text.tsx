import { useTexts } from '@/components/texts';
import type { LegalSection } from '@/content/types';
import { mailto } from '@/lib/mailto';
import { Rows } from './rows';

interface LegalTextProps {
  sections: readonly LegalSection[];
  version: string;
}

export function LegalText({ sections, version }: LegalTextProps) {
  const { onThisPage } = useTexts().ui;
  return (
    <div className="wrap legal">
      <nav aria-label={onThisPage} className="print:hidden">
        <h2>{onThisPage}</h2>
        <ol>
          {sections.map(({ title }) => (
            <li key={title}>
              <a href={`#${anchorOf(title)}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="max-w-reading">
        {sections.map(({ title, paragraphs = [], items = [] }) => (
          <section key={title} id={anchorOf(title)} aria-labelledby={`${anchorOf(title)}-title`}>
            <h2 id={`${anchorOf(title)}-title`}>{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <LinkedAddresses text={paragraph} />
              </p>
            ))}
            {items.length > 0 && <Rows items={items} />}
          </section>
        ))}
        <p className="text-small text-quiet">{version}</p>
      </div>
    </div>
  );
}

function LinkedAddresses({ text }: { text: string }) {
  // As the pattern captures, every second part is a mail address.
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

function anchorOf(title: string): string {
  const plain = title.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return plain.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}
