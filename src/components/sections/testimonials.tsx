import { Flag } from '@/components/ui/flag';
import type { Testimonial } from '@/content/types';
import { Section } from './section';

interface TestimonialsProps {
  id: string;
  eyebrow: string;
  title: string;
  /** Shown while the testimonials are samples. */
  sampleNote: string;
  ratingLabel: (rating: number) => string;
  cards: readonly Testimonial[];
}

export function Testimonials(props: TestimonialsProps) {
  const { id, eyebrow, title, sampleNote, ratingLabel, cards } = props;
  if (cards.length === 0) return null;
  const note = cards.some(({ sample }) => sample) ? sampleNote : undefined;
  return (
    <Section id={id} eyebrow={eyebrow} title={title} lead={note} layout="split" tone="sand">
      <ul
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on phones it scrolls, also by keyboard
        tabIndex={0}
        className="quotes"
      >
        {cards.map(({ content, position, company, country, rating }) => (
          <li key={content}>
            <figure>
              <Stars rating={rating} label={ratingLabel(rating)} />
              <blockquote className="mt-3 md:text-statement">
                <p className="-indent-[0.45em] before:content-[open-quote] after:content-[close-quote]">
                  {content}
                </p>
              </blockquote>
              <figcaption className="mt-4 flex items-center gap-4 text-small">
                <Flag code={country.code} className="h-6" />
                <span>
                  <span className="block font-semibold">{position}</span>
                  <span className="text-quiet">
                    {company}, {country.name}
                  </span>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Stars({ rating, label }: { rating: number; label: string }) {
  return (
    <p>
      <span aria-hidden className="flex gap-1 text-warning">
        {Array.from({ length: rating }, (_, index) => (
          <svg
            key={index}
            viewBox="0 0 24 24"
            className="size-5 fill-marigold"
            stroke="currentColor"
            strokeWidth={1.25}
            strokeLinejoin="round"
          >
            <path d="m12 2.5 3 6.2 6.8.9-5 4.7 1.3 6.8-6.1-3.3-6.1 3.3 1.3-6.8-5-4.7 6.8-.9z" />
          </svg>
        ))}
      </span>
      <span className="sr-only">{label}</span>
    </p>
  );
}
