import type { ReactNode } from 'react';
import { useTexts } from '@/components/texts';
import type {
  ArtefactContent,
  BarsArtefact,
  HandsetArtefact,
  ReceiptArtefact,
  TerminalArtefact,
} from '@/content/artefacts';
import { Board, LabelledValues } from './board';
import { Bubbles, Chat } from './chat';
import { LabelledWaveform } from './waveform';

/** What stands on a page at life size, below its caption and the word "Sample" if it has one. */
export function Artefact({ drawing }: { drawing: ArtefactContent }) {
  const { sample } = useTexts().ui.artefact;
  if (!drawing.caption) return renderDrawing(drawing);
  return (
    <figure className={`artefact of-${drawing.kind}`}>
      <figcaption>
        <span className="sample">{sample}</span> {drawing.caption}
      </figcaption>
      {renderDrawing(drawing)}
    </figure>
  );
}

function renderDrawing(drawing: ArtefactContent): ReactNode {
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
      return <LabelledWaveform {...drawing} />;
  }
}

function Terminal({ parts }: Omit<TerminalArtefact, 'kind'>) {
  return (
    <div className="terminal">
      {parts.map(({ label, code }) => (
        <div key={label}>
          <p>{label}</p>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
          <pre lang="en" translate="no" tabIndex={0}>
            <code>{code}</code>
          </pre>
        </div>
      ))}
    </div>
  );
}

function Handset({ network, signal = '2G', frames }: Omit<HandsetArtefact, 'kind'>) {
  return (
    <div className="handset">
      <div>
        <p className="bar">
          <span>{network}</span>
          <span aria-hidden>{signal}</span>
        </p>
        <Bubbles messages={frames} />
      </div>
    </div>
  );
}

function Receipt({ title, bars, rows, token }: Omit<ReceiptArtefact, 'kind'>) {
  return (
    <div className="receipt">
      <p>{title}</p>
      {bars && <Bars rows={bars} />}
      <LabelledValues values={rows} />
      {token && <p>{token}</p>}
    </div>
  );
}

function Bars({ rows }: Omit<BarsArtefact, 'kind'>) {
  return (
    <ul className="bars">
      {rows.map(({ label, value, percent }) => (
        <li key={label}>
          <span>
            {label} <b>{value}</b>
          </span>
          <svg aria-hidden viewBox="0 0 100 1" preserveAspectRatio="none">
            <rect width={percent} height="1" />
          </svg>
        </li>
      ))}
    </ul>
  );
}
