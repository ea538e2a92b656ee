/**
 * Shapes of what stands on the pages at life size: things on a subscriber's or an operator's screen. Their texts
 * are samples in the page's language: codes only 3355 and 5050, masked phones, KES or francs, example.com.
 */
export type Artefact = {
  /** One line that says what is seen; the word for a sample stands before it. */
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

export type WithCaption = Artefact & { caption: string };

/** A phone with what its owner sees, one below the other. */
export interface HandsetArtefact {
  kind: 'handset';
  /** In the phone's status bar; never a real operator. */
  network: string;
  /** At the other end of the bar: 2G, if nothing else. */
  signal?: string;
  frames: readonly Message[];
}

export interface ChatArtefact {
  kind: 'chat';
  messages: readonly Message[];
}

export type Message =
  /** A page of 182 characters at most; `reply` is what the subscriber types. */
  | { type: 'ussd'; text: string; reply?: string; from?: string }
  | { type: 'sms'; from: string; text: string }
  /** What the owner of the phone writes, and what comes back. */
  | { type: 'me'; text: string }
  | { type: 'them'; text: string; from?: string; choices?: readonly string[] }
  /** A line between messages, such as the hand-over to a person. */
  | { type: 'note'; text: string }
  /** A call with its sound; `hint` is the key that does something. */
  | { type: 'call'; to: string; line: string; hint?: string };

export interface TerminalArtefact {
  kind: 'terminal';
  /** The first part stands alone in a phone's hero. */
  parts: readonly TerminalPart[];
}

export interface TerminalPart {
  label: string;
  /** Runs as written. */
  code: string;
}

/** A slip of paper: a receipt, a ticket, an account of shares. */
export interface ReceiptArtefact {
  kind: 'receipt';
  title: string;
  /** How a sum is divided. */
  bars?: readonly Bar[];
  rows: readonly Line[];
  /** What the slip is for, set large: a meter's token, the numbers of a ticket. */
  token?: string;
}

export interface Line {
  label: string;
  value: string;
}

/** A screen of one of our systems. */
export interface BoardArtefact {
  kind: 'board';
  title?: string;
  figures?: readonly Line[];
  rows: readonly BoardRow[];
}

export interface BoardRow extends Line {
  note?: string;
  /** `on` and `off` draw a switch, the others colour the value, whose words say the same. */
  state?: 'on' | 'off' | 'good' | 'warning' | 'bad';
}

export interface BarsArtefact {
  kind: 'bars';
  rows: readonly Bar[];
}

export interface Bar extends Line {
  /** Length, of 100. */
  share: number;
}

export interface WaveArtefact {
  kind: 'wave';
  /** What is heard. */
  label: string;
  value?: string;
}
