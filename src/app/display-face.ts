import { displayFace } from '@/content/facts/display-face';
import { prefersReducedData } from '@/lib/prefers-reduced-data';

/** From the page's load until it is at rest; `requestIdleCallback` is missing from Safari. */
const restMs = 200;

let face: FontFace | undefined;

/** Fetches the face when the page has come to rest. Not on a slow line, nor for a visitor who saves data. */
export function fetchDisplayFace(): void {
  if (face || prefersReducedData() || isConnectionSlow() || !('fonts' in document)) return;
  const { family, path, weight } = displayFace;
  face = new FontFace(family, `url(${path})`, { weight });
  const loadAtRest = () => setTimeout(loadFace, restMs);
  if (document.readyState === 'complete') loadAtRest();
  else addEventListener('load', loadAtRest, { once: true });
}

export function applyDisplayFace(): void {
  if (face?.status === 'loaded') document.fonts.add(face);
}

function loadFace(): void {
  face?.load().then(applyUnlessLinesChange, () => undefined);
}

/** Applies the face unless a visible text would then need more or fewer lines; the next page has it anyway. */
function applyUnlessLinesChange(loaded: FontFace): void {
  const texts = document.querySelectorAll<HTMLElement>('header, main > *, h1, h2, h3, .figure');
  const visibleTexts = [...texts].filter((text) => text.getBoundingClientRect().top < innerHeight);
  const heights = () => visibleTexts.map(({ offsetHeight }) => offsetHeight).join();
  const heightsBefore = heights();
  document.fonts.add(loaded);
  if (heights() !== heightsBefore) document.fonts.delete(loaded);
}

function isConnectionSlow(): boolean {
  const { connection } = navigator as Navigator & { connection?: { effectiveType?: string } };
  return /[23]g/.test(connection?.effectiveType ?? '');
}
