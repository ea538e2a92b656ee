/** A round trip, in milliseconds, within which even a cheap phone lays a page out and paints it. */
const slowTrip = 200;

interface Start {
  /** Addresses of what the page starts with, the entry first. */
  files: readonly string[];
  /** A statement that asks for the page's rows, if it shows any. */
  rows: string;
  /** Whether the page shows them as they were when it was built, so that they can wait for its paint. */
  rowsWait: boolean;
  /** The statement that makes `posting.showEarly`, which shows them before React is there; if there is one. */
  show: string;
}

/**
 * The inline script in every built page. It starts the application once all of the page's text
 * has been painted, so that its files never compete with it: the first paint may come in the middle of
 * a long page, and so it waits for the frame after the last of the HTML. At once when the visitor is
 * quicker than the paint, or when there is none to wait for (a background tab). Should that fail, the
 * next touch or key tries again.
 *
 * Where the link is so slow that the text is painted before the first of them can arrive, waiting would
 * only leave it idle: there the entry is asked for at once. It alone, as a cheap phone needs some ten
 * milliseconds to ask. Safari and Firefox do not tell, and wait. What the page shows of the backend is
 * asked for with the entry; at once where the page has no text without it.
 *
 * It stands in the markup that React takes over, and so leaves it.
 */
export function bootScript({ files, rows, rowsWait, show }: Start): string {
  const shown = show && 'posting.showEarly().catch(()=>{});';
  const early = rows && `e=()=>{${rows}${shown}e=()=>{}},`;
  const ask = rows && 'e(),';
  return [
    show,
    `{let d=document,c=navigator.connection,f=${JSON.stringify(files)},a,o,${early}`,
    'q=h=>d.head.insertAdjacentHTML("beforeend","<link rel=modulepreload href="+h+">"),',
    `s=()=>{${ask}a||(a=f.map(q));d.readyState=="loading"?addEventListener("DOMContentLoaded",s):`,
    'o||(o=import(f[0]).catch(()=>o=0))},',
    'r=requestAnimationFrame,',
    'p=()=>{d.readyState=="loading"?addEventListener("DOMContentLoaded",p):r(()=>r(s))};',
    show && ask,
    `c&&c.rtt>=${slowTrip}&&(${rowsWait ? '' : ask}q(f[0]));`,
    'd.currentScript.remove();',
    '["pointerdown","keydown"].map(t=>addEventListener(t,s));',
    'addEventListener("load",()=>setTimeout(s,2e3));',
    'd.hidden||!window.PerformanceObserver?s():',
    'new PerformanceObserver(p).observe({type:"paint",buffered:!0})}',
  ].join('');
}
