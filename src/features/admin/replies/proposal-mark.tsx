import { adminSending } from '@/content/en/admin-sending';
import { Tick } from '../ui/tick';

const { editor: texts } = adminSending;

interface ProposalMarkProps {
  isProposal: boolean;
  onPaper: boolean;
  onMark: (isProposal: boolean) => void;
  onPaperOnly: (onPaper: boolean) => void;
}

/** Marks a reply as the proposal; its reader then answers on the status page, unless that is switched off. */
export function ProposalMark({ isProposal, onPaper, onMark, onPaperOnly }: ProposalMarkProps) {
  return (
    <div className="flex flex-wrap gap-x-5">
      <Tick on={isProposal} onTurn={() => onMark(!isProposal)}>
        {texts.isProposal}
      </Tick>
      {isProposal && (
        <Tick on={onPaper} onTurn={() => onPaperOnly(!onPaper)}>
          {texts.onPaper}
        </Tick>
      )}
    </div>
  );
}
