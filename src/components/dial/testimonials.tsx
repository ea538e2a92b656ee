import { MarketFlag } from '@/components/ui/flag';
import type { Testimonial } from '@/content/types';
import { Cards } from './cards';
import { Section } from './section';

interface TestimonialsProps {
  id: string;
  title: string;
  sampleNote: string;
  ratingLabel: (rating: number) => string;
  cards: readonly Testimonial[];
}

export function Testimonials({ id, title, sampleNote, ratingLabel, cards }: TestimonialsProps) {
  if (cards.length === 0) return null;
  const lead = cards.some(({ sample }) => sample) ? sampleNote : undefined;
  return (
    <Section id={id} title={title} lead={lead} isLeadBeside tone="sand">
      <Cards>
        {cards.map(({ content, position, company, country, rating }) => (
          <li key={content} className="card">
            <figure className="quote">
              <p role="img" aria-label={ratingLabel(rating)}>
                {'★'.repeat(rating)}
              </p>
              <blockquote>{content}</blockquote>
              <figcaption>
                {country && <MarketFlag code={country.code} />}
                <span>
                  <b>{position}</b>
                  {company}
                  {country && `, ${country.name}`}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </Cards>
    </Section>
  );
}
