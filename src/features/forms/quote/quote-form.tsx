import { FormSent } from '../submission/form-sent';
import { SubmissionForm, type Sent } from '../submission/submission-form';
import { toast } from '@/components/ui/toast';
import { budgets, quote, timelines } from '@/content/en/quote';
import { rowFor } from '../submission/row-for';
import { toRow } from '../submission/to-row';
import { QuoteFields } from './quote-fields';
import { quoteSchema, type QuoteValues } from './schema';

const announce = () => toast({ kind: 'success', ...quote.done.toast });

const options = { timeline: timelines, budget: budgets };

function showSent(sent: Sent<QuoteValues>) {
  return <FormSent {...sent} texts={quote.done} fields={quote.form.fields} options={options} />;
}

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
      sent={showSent}
    >
      <QuoteFields />
    </SubmissionForm>
  );
}
