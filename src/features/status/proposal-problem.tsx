import type { StatusTexts } from '@/content/texts';
import { errorKindOf } from './error-kind';
import { ErrorNotice } from './outcome';

interface ProposalProblemProps {
  texts: StatusTexts;
  error: Error;
  unknown: string;
}

/** Why something about a proposal failed; its limits are those of the link, not of a network. */
export function ProposalProblem({ texts, error, unknown }: ProposalProblemProps) {
  const problem = errorKindOf(error);
  return problem === 'busy' ? (
    <p role="alert" className="alarm text-lead">
      {texts.proposal.tooMany}
    </p>
  ) : (
    <ErrorNotice texts={texts} problem={problem} unknown={unknown} />
  );
}
