import { Fold } from '@/components/ui/fold';

/** Terms with their explanations, which phones fold. */
export function FoldRows({ rows }: { rows: readonly { term: string; text: string }[] }) {
  return (
    <ul className="border-b border-hairline">
      {rows.map(({ term, text }) => (
        <li key={term} className="border-t border-hairline">
          <Fold summary={<h3 className="md:text-body md:font-semibold">{term}</h3>}>
            <p className="text-quiet">{text}</p>
          </Fold>
        </li>
      ))}
    </ul>
  );
}
