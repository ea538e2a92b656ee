import { useRef, type ComponentProps } from 'react';
import { QuerySection } from '../ui/query-section';
import { useRestoreFocus } from '../ui/use-restore-focus';

/** A section with a list whose entries go when something is done about them; the focus stays in it. */
export function MailList<Data>(props: ComponentProps<typeof QuerySection<Data>>) {
  const area = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useRestoreFocus(area, heading);
  return (
    <div ref={area}>
      <QuerySection {...props} heading={heading} className="py-4" />
    </div>
  );
}
