import { Flag } from '@/components/ui/flag';
import { markets } from '@/content/facts/markets';
import { useTexts } from '@/components/texts';
import { Container } from './section';

/**
 * The flags of all markets on an endless band. It pauses under the pointer and while its switch is on; the
 * switch is a checkbox, so it works without JavaScript. Visitors who prefer reduced motion get a plain
 * list.
 */
export function FlagStrip() {
  const { ui } = useTexts();
  return (
    <section aria-labelledby="countries-present" className="border-b border-line py-6">
      <Container className="flag-strip grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-4 md:grid-cols-[fit-content(40%)_1fr_auto]">
        <h2 id="countries-present" className="text-eyebrow text-quiet uppercase">
          {ui.countriesPresent}
        </h2>
        <div className="flag-window col-span-2 row-start-2 md:col-span-1 md:col-start-2 md:row-start-1">
          <div className="flag-band">
            <Flags />
            <Flags copy />
          </div>
        </div>
        <label className="flag-switch size-11 cursor-pointer items-center justify-center rounded-full border border-edge text-quiet hover:text-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-link print:hidden">
          <input type="checkbox" className="peer sr-only" />
          <span className="sr-only">{ui.pauseFlags}</span>
          <svg viewBox="0 0 16 16" className="size-4 fill-current peer-checked:hidden" aria-hidden>
            <path d="M4 3h2.5v10H4zM9.5 3H12v10H9.5z" />
          </svg>
          <svg
            viewBox="0 0 16 16"
            className="hidden size-4 fill-current peer-checked:block"
            aria-hidden
          >
            <path d="M5 3l8 5-8 5z" />
          </svg>
        </label>
      </Container>
    </section>
  );
}

/** The list of flags. A second copy, hidden from screen readers, closes the loop. */
function Flags({ copy }: { copy?: boolean }) {
  const { marketNames } = useTexts();
  return (
    <ul className="flag-list" aria-hidden={copy}>
      {markets.map(({ code }) => (
        <li key={code} className="flex items-center gap-2.5 text-small font-semibold">
          <Flag code={code} className="h-5" />
          {marketNames[code]}
        </li>
      ))}
    </ul>
  );
}
