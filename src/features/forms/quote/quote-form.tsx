import { useEffect, useRef } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { CheckboxField } from '@/components/form/checkbox-field';
import type { FieldTexts } from '@/components/form/field';
import { FieldGroup } from '@/components/form/field-group';
import { optionsOf, SelectField, TextArea, TextField } from '@/components/form/fields';
import { PrivacyLink } from '@/components/form/links-in-new-tab';
import { PhoneField } from '@/components/form/phone-field';
import { dialCodeOf } from '@/content/facts/countries';
import type { QuoteFormTexts } from '@/content/texts';
import { EmailField } from '../fields/email-field';
import { FullWidth } from '../fields/full-width';
import { SubmissionForm } from '../submission/submission-form';
import { submissionTo } from '../submission/submission-to';
import type { RequestedProduct, Service } from './requested-product';
import { quoteRow, quoteSchema, type QuoteValues } from './schema';

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

function QuoteFields({ texts, service }: { texts: QuoteFormTexts; service: Service | undefined }) {
  const { fields, groups, options } = texts;
  usePreselectedService(service);
  return (
    <>
      <FieldGroup title={groups.you}>
        <TextField name="companyName" autoComplete="organization" {...fields.companyName} />
        <TextField name="contactName" autoComplete="name" {...fields.contactName} />
        <FullWidth>
          <EmailField parts={texts.parts} {...fields.email} />
        </FullWidth>
        <SelectField
          name="country"
          options={optionsOf(options.country)}
          autoComplete="country-name"
          {...fields.country}
        />
        <DialledPhoneField {...fields.phone} />
      </FieldGroup>
      <FieldGroup title={groups.project}>
        <FullWidth>
          <SelectField
            name="serviceType"
            options={optionsOf(options.serviceType)}
            {...fields.serviceType}
          />
          <TextArea name="projectDescription" {...fields.projectDescription} />
        </FullWidth>
      </FieldGroup>
      <FieldGroup title={groups.terms}>
        <SelectField name="timeline" options={optionsOf(options.timeline)} {...fields.timeline} />
        <SelectField name="budget" options={optionsOf(options.budget)} {...fields.budget} />
        <FullWidth>
          <CheckboxField name="consent" label={texts.consent} required>
            <div className="ps-9">
              <PrivacyLink />
            </div>
          </CheckboxField>
        </FullWidth>
      </FieldGroup>
    </>
  );
}

/** A phone field that shows the chosen country's dialling code until a number is typed. */
function DialledPhoneField(texts: FieldTexts) {
  const { getValues, setValue } = useFormContext<QuoteValues>();
  const { isReady } = useFormState<QuoteValues>();
  const watched = useWatch<QuoteValues, 'country'>({ name: 'country' });
  // React Hook Form misses a country chosen before hydration.
  const country = watched || (isReady ? getValues('country') : undefined);
  const field = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const code = country && dialCodeOf(country);
    if (!code) return;
    // After the browser, which may be filling in the whole form, and without an event.
    const timer = setTimeout(() => {
      const typedNumber = field.current?.querySelector('input')?.value ?? '';
      if (onlyDialCode.test(typedNumber)) setValue('phone', `${code} `);
    });
    return () => clearTimeout(timer);
  }, [country, setValue]);

  return (
    <div ref={field}>
      <PhoneField countryField="country" {...texts} />
    </div>
  );
}

const onlyDialCode = /^(\+\d{1,4})?\s*$/;

/** Set by this page, not by the visitor: another product's button may set another one. */
let preselectedService: Service | undefined;

/** Chooses a service, unless the visitor, a draft or a waiting submission has chosen one. */
function usePreselectedService(service: Service | undefined): void {
  const { getValues, setValue } = useFormContext<QuoteValues>();
  useEffect(() => {
    if (!service) return;
    // After the form has restored its text.
    const timer = setTimeout(() => {
      const chosen = getValues('serviceType');
      if (chosen && chosen !== preselectedService) return;
      preselectedService = service;
      setValue('serviceType', service);
    });
    return () => clearTimeout(timer);
  }, [service, getValues, setValue]);
}
