import { adminSending } from '@/content/en/admin-sending';

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
      <Box label={texts.isProposal} checked={isProposal} onChange={onMark} />
      {isProposal && <Box label={texts.onPaper} checked={onPaper} onChange={onPaperOnly} />}
    </div>
  );
}

interface BoxProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function Box({ label, checked, onChange }: BoxProps) {
  return (
    <label className="flex w-fit items-center gap-2 pointer-coarse:min-h-11">
      <input
        type="checkbox"
        className="size-4 shrink-0 accent-link"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  );
}
