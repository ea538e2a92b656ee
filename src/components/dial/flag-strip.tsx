import { MarketFlag } from '@/components/ui/flag';
import { isPlanned, markets } from '@/content/facts/markets';
import { useTexts } from '@/components/texts';

/**
 * The flags of all markets on an endless band. It pauses under the pointer and while its switch is on, a checkbox
 * that works without JavaScript. Visitors who prefer reduced motion get a plain list.
 */
export function FlagStrip() {
  const { ui } = useTexts();
  return (
    <section aria-labelledby="countries-present" className="wrap flag-strip">
      <h2 id="countries-present">{ui.countriesPresent}</h2>
      <div className="flag-window">
        <div className="flag-band">
          <Flags />
          <Flags isCopy />
        </div>
      </div>
      <label className="flag-switch">
        <input type="checkbox" className="sr-only" />
        <span className="sr-only">{ui.pauseFlags}</span>
        <svg viewBox="0 0 16 16" aria-hidden>
          <path d="M4 3h2.5v10H4zM9.5 3H12v10H9.5z" />
        </svg>
        <svg viewBox="0 0 16 16" aria-hidden>
          <path d="M5 3l8 5-8 5z" />
        </svg>
      </label>
    </section>
  );
}

/** The list of flags. A second copy, hidden from screen readers, closes the loop. */
function Flags({ isCopy }: { isCopy?: boolean }) {
  const { marketNames, ui } = useTexts();
  return (
    <ul className="flag-list" aria-hidden={isCopy}>
      {markets.map(({ code }) => (
        <li key={code}>
          <MarketFlag code={code} />
          {marketNames[code]}
          {isPlanned(code) && <span className="font-normal text-quiet">{ui.planned}</span>}
        </li>
      ))}
    </ul>
  );
}
