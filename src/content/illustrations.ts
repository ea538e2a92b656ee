/** Shapes of the drawings on product pages. Their texts are short, invented and in the page's language. */

export type Illustration = Drawn &
  (HandsetDrawing | ChatDrawing | CodeDrawing | ScreenDrawing | ShareDrawing);

interface Drawn {
  /** One line below the drawing. */
  caption: string;
  /** One sentence that screen readers get instead of the drawing. */
  summary: string;
}

/** A phone with what its owner sees, one below the other. */
export interface HandsetDrawing {
  kind: 'handset';
  /** In the phone's status bar; never a real operator. */
  network: string;
  frames: readonly HandsetFrame[];
}

export type HandsetFrame =
  /** A menu of 182 characters at most; `reply` is what the subscriber types. */
  | { type: 'ussd'; text: string; reply: string }
  | { type: 'sms'; from: string; text: string }
  | { type: 'call'; to: string; state: string; hint: string };

export interface ChatDrawing {
  kind: 'chat';
  /** The business and the channel. */
  title: string;
  channel: string;
  messages: readonly ChatMessage[];
}

export interface ChatMessage {
  /** `note` is a line between messages, such as the hand-over to a person. */
  from: 'customer' | 'bot' | 'agent' | 'note';
  text: string;
  /** Answers to tap. */
  choices?: readonly string[];
}

export interface CodeDrawing {
  kind: 'code';
  parts: readonly CodePart[];
}

export interface CodePart {
  label: string;
  /** Runs as written. */
  code: string;
}

/** A screen of one of our systems: figures and a table, all of them samples. */
export interface ScreenDrawing {
  kind: 'screen';
  title: string;
  figures?: readonly { value: string; label: string }[];
  columns: readonly string[];
  rows: readonly ScreenRow[];
}

export interface ScreenRow {
  cells: readonly string[];
  /** Colours the last cell, whose word says the same. */
  tone?: 'good' | 'warning' | 'bad';
  /** Draws a bar of this share (0 to 1) below the first cell. */
  share?: number;
}

/** A sum that is divided: a table, and the same as one bar. */
export interface ShareDrawing {
  kind: 'share';
  title: string;
  columns: readonly [string, string, string];
  rows: readonly { label: string; amount: string; percent: number }[];
  /** What is compared, line by line, below the shares. */
  checks?: readonly { label: string; value: string }[];
}
