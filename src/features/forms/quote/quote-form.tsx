import type { QuoteFormTexts } from '@/content/texts';
import { SubmissionForm } from '../submission/submission-form';
import { submissionTo } from '../submission/submission-to';
import { QuoteFields } from './quote-fields';
import { quoteRow, quoteSchema } from './schema';

export function QuoteForm({ title, texts }: { title: string; texts: QuoteFormTexts }) {
  return (
    <SubmissionForm
      name="quote"
      title={title}
      texts={texts}
      schemaOf={quoteSchema}
      toSubmission={(values) => submissionTo('quote_requests', quoteRow(values))}
    >
      <QuoteFields texts={texts} />
    </SubmissionForm>
  );
}
