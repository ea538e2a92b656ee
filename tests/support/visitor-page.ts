/**
 * What a story may do in any engine: a part of Playwright's page, which is one. Firefox and WebKit,
 * which Playwright drives in builds of its own, have tests/engines/drivers.
 */
export interface VisitorPage {
  /** Below the site's address. */
  goto(path: string): Promise<unknown>;
  reload(): Promise<unknown>;
  goBack(): Promise<unknown>;
  title(): Promise<string>;
  evaluate<Result>(task: () => Result | Promise<Result>): Promise<Result>;
  getByLabel(label: string, options?: { exact?: boolean }): VisitorLocator;
  getByRole(role: VisitorRole, options?: { name?: string; exact?: boolean }): VisitorLocator;
  getByText(text: string | RegExp, options?: { exact?: boolean }): VisitorLocator;
  locator(selector: string): VisitorLocator;
}

export type VisitorRole = 'button' | 'checkbox' | 'heading' | 'link' | 'searchbox' | 'tab';

/** Waits for its one element, and refuses to choose among several. */
export interface VisitorLocator {
  getByRole(role: VisitorRole, options?: { name?: string; exact?: boolean }): VisitorLocator;
  first(): VisitorLocator;
  click(): Promise<void>;
  check(): Promise<void>;
  fill(text: string): Promise<void>;
  /** By an option's value or its text. */
  selectOption(option: string): Promise<unknown>;
  setInputFiles(file: string | VisitorFile): Promise<void>;
  waitFor(): Promise<void>;
  count(): Promise<number>;
  innerText(): Promise<string>;
  inputValue(): Promise<string>;
  getAttribute(name: string): Promise<string | null>;
}

export interface VisitorFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}
