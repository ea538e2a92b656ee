/** The actions available in every engine. A selector is CSS, or XPath if it begins with `//`. */
export interface Visitor {
  goto(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  back(): Promise<unknown>;
  click(selector: string): Promise<unknown>;
  /** Types into an empty field. */
  type(selector: string, text: string): Promise<unknown>;
  evaluate<Result>(script: () => Result | Promise<Result>): Promise<Result>;
  consoleErrors(): Promise<string[]>;
  close(): Promise<unknown>;
}

export interface EngineBrowser {
  /** Opens a window with empty storage and cache. */
  open(): Promise<Visitor>;
  close(): Promise<unknown>;
}
