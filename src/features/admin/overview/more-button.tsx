import { admin } from '@/content/en/admin';
import { ToolButton } from '../ui/tool-button';

const { overview: texts } = admin;

interface MoreButtonProps {
  /** How many more there are. */
  count: number;
  isOpen: boolean;
  onChange: (isOpen: boolean) => void;
  className?: string;
}

/** Shows the rest of a list, or hides it again. */
export function MoreButton({ count, isOpen, onChange, className = '' }: MoreButtonProps) {
  return (
    <ToolButton
      variant="text"
      aria-expanded={isOpen}
      onClick={() => onChange(!isOpen)}
      className={`-ms-3 ${className}`}
    >
      {isOpen ? texts.fewer : texts.more(count)}
    </ToolButton>
  );
}
