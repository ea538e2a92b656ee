import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { SubmitButton } from '@/components/form/submit-button';
import { MailLink } from '@/components/ui/mail-link';
import { toast } from '@/components/ui/toast';
import { FormNotice } from '@/components/form/form-notice';
import { quote } from '@/content/quote';
import { formTexts } from '@/content/ui';
import { insertOnce, type Outcome } from '@/lib/insert-once';
import { toRow } from '@/lib/to-row';
import { QuoteFields } from './quote-fields';
import { QuoteSent, type SentQuote } from './quote-sent';
import { quoteSchema, type QuoteValues } from './schema';

/** Submitting... shows at least this long, in milliseconds. */
const shortestWait = 1000;

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** The quote form, from empty to stored. Its `method` keeps personal data out of the address bar. */
export function QuoteForm() {
  const form = useForm<QuoteValues>({ resolver: zodResolver(quoteSchema) });
  const [sent, setSent] = useState<SentQuote>();
  const [failure, setFailure] = useState<Exclude<Outcome, 'stored'>>();
  // Kept until the row is stored, so that a second try after a lost answer makes no twin.
  const id = useRef<string>(undefined);
  const consent = useRef<HTMLInputElement>(null);
  const { isSubmitting, errors, submitCount } = form.formState;

  async function submit(values: QuoteValues) {
    if (!consent.current?.reportValidity()) return;
    setFailure(undefined);
    id.current ??= crypto.randomUUID();
    const row = { id: id.current, ...toRow(values) };
    const [outcome] = await Promise.all([insertOnce('quote_requests', row), wait(shortestWait)]);
    if (outcome !== 'stored') {
      setFailure(outcome);
      return;
    }
    setSent({ id: row.id, values });
    id.current = undefined;
    form.reset();
    toast({ kind: 'success', ...quote.done.toast });
  }

  const problems = Object.keys(errors).length;

  return (
    <FormProvider {...form}>
      {sent && <QuoteSent sent={sent} onAnother={() => setSent(undefined)} />}
      <form
        method="post"
        noValidate
        hidden={Boolean(sent)}
        aria-label={quote.form.title}
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
        className="flex flex-col gap-10"
      >
        <QuoteFields consent={consent} />
        <div className="flex flex-col gap-4">
          {submitCount > 0 && problems > 0 && (
            <FormNotice key={submitCount}>{formTexts.checkFields(problems)}</FormNotice>
          )}
          {failure && (
            <FormNotice>
              {quote.failed[failure]} {failure === 'refused' && <MailLink />}
            </FormNotice>
          )}
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <SubmitButton busy={isSubmitting} label={quote.form.submit} />
            <p className="text-small text-quiet">{quote.form.next}</p>
          </div>
        </div>
      </form>
    </FormProvider>
  );
}
