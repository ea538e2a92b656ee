import { admin } from '@/content/en/admin';
import { ToolButton } from './tool-button';

const { overview: texts } = admin;

interface MoreButtonProps {
  /** How many more there are. */
  count: number;
  isOpen: boolean;
  onChange: (isOpen: boolean) => void;
}

/** Shows the rest of a list, or hides it again. */
export function MoreButton({ count, isOpen, onChange }: MoreButtonProps) {
  return (
    <ToolButton
      variant="text"
      aria-expanded={isOpen}
      onClick={() => onChange(!isOpen)}
      className="-ms-3"
    >
      {isOpen ? texts.fewer : texts.more(count)}
    </ToolButton>
  );
}
