/**
 * Shapes of what stands on the pages at life size: things on a subscriber's or an operator's screen. Their texts
 * are samples in the page's language: codes only 3355 and 5050, masked phones, KES or francs, example.com.
 */
export type ArtefactContent = {
  caption?: string;
} & (
  | HandsetArtefact
  | ChatArtefact
  | TerminalArtefact
  | ReceiptArtefact
  | BoardArtefact
  | BarsArtefact
  | WaveArtefact
);

export type CaptionedArtefact = ArtefactContent & { caption: string };

export interface HandsetArtefact {
  kind: 'handset';
  /** In the phone's status bar; never a real operator. */
  network: string;
  signal?: string;
  frames: readonly ScreenMessage[];
}

export interface ChatArtefact {
  kind: 'chat';
  messages: readonly ScreenMessage[];
}

export type ScreenMessage =
  /** A page of 182 characters at most; `reply` is what the subscriber types. */
  | { type: 'ussd'; text: string; reply?: string; from?: string }
  | { type: 'sms'; from: string; text: string }
  | { type: 'me'; text: string }
  | { type: 'them'; text: string; from?: string; choices?: readonly string[] }
  | { type: 'note'; text: string }
  | { type: 'call'; to: string; line: string; hint?: string };

export interface TerminalArtefact {
  kind: 'terminal';
  /** The first part stands alone in a phone's hero. */
  parts: readonly { label: string; code: string }[];
}

export interface ReceiptArtefact {
  kind: 'receipt';
  title: string;
  bars?: readonly Bar[];
  rows: readonly LabelledValue[];
  token?: string;
}

export interface LabelledValue {
  label: string;
  value: string;
}

export interface BoardArtefact {
  kind: 'board';
  title?: string;
  figures?: readonly LabelledValue[];
  rows: readonly BoardRow[];
}

export interface BoardRow extends LabelledValue {
  note?: string;
  /** `on` and `off` draw a switch, the others colour the value, whose words say the same. */
  state?: 'on' | 'off' | 'good' | 'warning' | 'bad';
}

export interface BarsArtefact {
  kind: 'bars';
  rows: readonly Bar[];
}

export interface Bar extends LabelledValue {
  percent: number;
}

export interface WaveArtefact {
  kind: 'wave';
  label: string;
  value?: string;
}
