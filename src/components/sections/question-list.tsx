import { Fold } from '@/components/ui/fold';
import type { Question } from '@/content/types';

export function QuestionList({ questions }: { questions: readonly Question[] }) {
  return (
    <div className="gap-x-16 border-b border-line md:grid md:grid-cols-2 md:border-b-0 print:grid-cols-2 print:gap-4">
      {questions.map(({ question, answer }) => (
        <div key={question} className="border-t border-line">
          <Fold summary={<h3>{question}</h3>}>
            <p className="text-quiet">{answer}</p>
          </Fold>
        </div>
      ))}
    </div>
  );
}
