import { SubmissionForm } from '@/components/form/submission-form';
import { toast } from '@/components/ui/toast';
import { quote } from '@/content/quote';
import { rowFor } from '@/lib/row-for';
import { toRow } from '@/lib/to-row';
import { QuoteFields } from './quote-fields';
import { QuoteSent } from './quote-sent';
import { quoteSchema } from './schema';

const announce = () => toast({ kind: 'success', ...quote.done.toast });

export function QuoteForm() {
  return (
    <SubmissionForm
      name="quote"
      title={quote.form.title}
      schema={quoteSchema}
      parcel={(values) => ({
        path: '/quote_requests',
        row: rowFor('quote_requests', toRow(values)),
      })}
      submit={quote.form.submit}
      next={quote.form.next}
      consent={{ name: 'consent', label: quote.form.consent }}
      onStored={announce}
      sent={QuoteSent}
    >
      <QuoteFields />
    </SubmissionForm>
  );
}
