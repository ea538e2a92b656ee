import type { PartnershipFormTexts } from '@/content/texts';
import { SubmissionForm } from '../submission/submission-form';
import { submissionTo } from '../submission/submission-to';
import { PartnershipFields } from './partnership-fields';
import { partnershipRow, partnershipSchema } from './schema';

export function PartnershipForm({ title, texts }: { title: string; texts: PartnershipFormTexts }) {
  return (
    <SubmissionForm
      name="partnership"
      title={title}
      texts={texts}
      schemaOf={partnershipSchema}
      toSubmission={(values) => submissionTo('partnership_applications', partnershipRow(values))}
    >
      <PartnershipFields texts={texts} />
    </SubmissionForm>
  );
}
