import type { Question } from '@/content/types';

/** Questions with visible answers: nothing to expand, and everything prints. */
export function QuestionList({ questions }: { questions: readonly Question[] }) {
  return (
    <div className="grid gap-x-16 gap-y-8 md:grid-cols-2 md:gap-y-10 print:grid-cols-2 print:gap-4">
      {questions.map(({ question, answer }) => (
        <div key={question} className="border-t border-hairline pt-6 print:pt-3">
          <h3 className="text-heading">{question}</h3>
          <p className="mt-2 text-quiet">{answer}</p>
        </div>
      ))}
    </div>
  );
}
