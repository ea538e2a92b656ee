import type { QuoteFormTexts } from '@/content/texts';
import { SubmissionForm } from '../submission/submission-form';
import { submissionTo } from '../submission/submission-to';
import type { RequestedProduct } from './requested-product';
import { QuoteFields } from './quote-fields';
import { quoteRow, quoteSchema } from './schema';

interface QuoteFormProps {
  requested?: RequestedProduct | undefined;
  title: string;
  texts: QuoteFormTexts;
}

export function QuoteForm({ requested, title, texts }: QuoteFormProps) {
  return (
    <SubmissionForm
      name="quote"
      title={title}
      texts={texts}
      schemaOf={quoteSchema}
      toSubmission={(values) =>
        submissionTo('quote_requests', {
          ...quoteRow(values),
          ...(requested && { product: requested.product, wants_demo: requested.wantsDemo }),
        })
      }
    >
      <QuoteFields texts={texts} service={requested?.service} />
    </SubmissionForm>
  );
}
