import type { HandsetArtefact } from '@/content/artefacts';
import { Bubble } from './chat';

export function Handset({ network, signal = '2G', frames }: Omit<HandsetArtefact, 'kind'>) {
  return (
    <div className="handset">
      <div>
        <p className="bar">
          <span>{network}</span>
          <span aria-hidden>{signal}</span>
        </p>
        {frames.map((frame) => (
          <Bubble key={frame.type === 'call' ? frame.to : frame.text} {...frame} />
        ))}
      </div>
    </div>
  );
}
