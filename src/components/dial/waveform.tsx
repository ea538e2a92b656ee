import type { WaveArtefact } from '@/content/artefacts';

export function Waveform({ label, value }: Omit<WaveArtefact, 'kind'>) {
  return (
    <div className="wave">
      <Wave />
      <p>
        {label} {value && <b>{value}</b>}
      </p>
    </div>
  );
}

/** Half the height of each stroke, of which the drawing has 30 at a distance of 9. */
const halfHeights = [
  4, 9, 15, 22, 13, 7, 18, 30, 24, 12, 28, 34, 20, 10, 16, 26, 33, 21, 11, 6, 14, 25, 31, 19, 27,
  17, 8, 12, 6, 3,
];

export function Wave() {
  return (
    <svg aria-hidden viewBox="0 0 270 72" preserveAspectRatio="none">
      <path d={halfHeights.map((half, at) => `M${at * 9 + 4} ${36 - half}v${half * 2}`).join('')} />
    </svg>
  );
}
