import { Fold } from '@/components/ui/fold';

interface FoldRowsProps {
  rows: readonly { term: string; text: string }[];
  level?: 3 | 4;
}

/** Terms with their explanations, which phones fold. */
export function FoldRows({ rows, level = 3 }: FoldRowsProps) {
  const Heading = level === 3 ? 'h3' : 'h4';
  return (
    <ul className="border-b border-line">
      {rows.map(({ term, text }) => (
        <li key={term} className="border-t border-line">
          <Fold summary={<Heading className="md:text-body md:font-semibold">{term}</Heading>}>
            <p className="text-quiet">{text}</p>
          </Fold>
        </li>
      ))}
    </ul>
  );
}
