import type { ReactNode } from 'react';
import { useTexts } from '@/components/texts';
import type { Artefact as Drawing } from '@/content/artefacts';
import { Bars } from './bars';
import { Board } from './board';
import { Chat } from './chat';
import { Handset } from './handset';
import { Receipt } from './receipt';
import { Terminal } from './terminal';
import { Waveform } from './waveform';

export function Artefact({ drawing }: { drawing: Drawing }) {
  const { sample } = useTexts().ui.artefact;
  if (!drawing.caption) return drawn(drawing);
  return (
    <figure className={`artefact of-${drawing.kind}`}>
      <figcaption>
        <span className="sample">{sample}</span> {drawing.caption}
      </figcaption>
      {drawn(drawing)}
    </figure>
  );
}

function drawn(drawing: Drawing): ReactNode {
  switch (drawing.kind) {
    case 'handset':
      return <Handset {...drawing} />;
    case 'chat':
      return <Chat {...drawing} />;
    case 'terminal':
      return <Terminal {...drawing} />;
    case 'receipt':
      return <Receipt {...drawing} />;
    case 'board':
      return <Board {...drawing} />;
    case 'bars':
      return <Bars {...drawing} />;
    case 'wave':
      return <Waveform {...drawing} />;
  }
}
