import type { WaveArtefact } from '@/content/artefacts';

export function LabelledWaveform({ label, value }: Omit<WaveArtefact, 'kind'>) {
  return (
    <div className="wave">
      <Waveform />
      <p>
        {label} {value && <b>{value}</b>}
      </p>
    </div>
  );
}

const strokeDistance = 9;
const middle = 36;
const halfHeights = [
  4, 9, 15, 22, 13, 7, 18, 30, 24, 12, 28, 34, 20, 10, 16, 26, 33, 21, 11, 6, 14, 25, 31, 19, 27,
  17, 8, 12, 6, 3,
];

const strokes = halfHeights
  .map((half, index) => `M${index * strokeDistance + 4} ${middle - half}v${half * 2}`)
  .join('');

export function Waveform() {
  return (
    <svg aria-hidden viewBox="0 0 270 72" preserveAspectRatio="none">
      <path d={strokes} />
    </svg>
  );
}
