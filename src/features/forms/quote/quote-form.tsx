import type { QuoteFormTexts } from '@/content/texts';
import { SubmissionForm } from '../submission/submission-form';
import { submissionTo } from '../submission/submission-to';
import type { AskedProduct } from './asked-product';
import { QuoteFields } from './quote-fields';
import { quoteRow, quoteSchema } from './schema';

interface QuoteFormProps {
  asked?: AskedProduct | undefined;
  title: string;
  texts: QuoteFormTexts;
}

export function QuoteForm({ asked, title, texts }: QuoteFormProps) {
  return (
    <SubmissionForm
      name="quote"
      title={title}
      texts={texts}
      schemaOf={quoteSchema}
      toSubmission={(values) =>
        submissionTo('quote_requests', {
          ...quoteRow(values),
          ...(asked && { product: asked.product, wants_demo: asked.demo }),
        })
      }
    >
      <QuoteFields texts={texts} service={asked?.service} />
    </SubmissionForm>
  );
}
