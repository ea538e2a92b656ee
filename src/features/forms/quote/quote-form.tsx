import { FormSent } from '../submission/form-sent';
import { SubmissionForm, type SentProps } from '../submission/submission-form';
import { toast } from '@/components/ui/toast';
import { budgets, quote, timelines } from '@/content/en/quote';
import { submissionTo, toRow } from '../submission/submission-to';
import { QuoteFields } from './quote-fields';
import { quoteSchema, type QuoteValues } from './schema';

const announce = () => toast({ kind: 'success', ...quote.done.toast });

const options = { timeline: timelines, budget: budgets };

function showSent(sent: SentProps<QuoteValues>) {
  return <FormSent {...sent} texts={quote.done} fields={quote.form.fields} options={options} />;
}

export function QuoteForm() {
  return (
    <SubmissionForm
      name="quote"
      title={quote.form.title}
      schema={quoteSchema}
      toSubmission={(values) => submissionTo('quote_requests', toRow(values))}
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
