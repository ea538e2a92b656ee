/** One window of a browser, as a driver's protocol sees it. */
export interface DriverSession {
  go(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  back(): Promise<unknown>;
  /**
   * Runs the body of a function in the page, which may wait. It finds the arguments in `given`, and may
   * be given and give elements.
   */
  run<Value>(script: string, ...given: unknown[]): Promise<Value>;
  click(element: ElementReference): Promise<unknown>;
  /** To the element that has the focus already. */
  type(element: ElementReference, text: string): Promise<unknown>;
  chooseFile(element: ElementReference, path: string): Promise<unknown>;
  end(): Promise<unknown>;
}

/** Means something to the session that gave it. */
export type ElementReference = Record<string, string>;

export class DriverError extends Error {
  /** It may pass by itself: the page is still moving, or is just being replaced. */
  readonly passing: boolean;

  /** @param code one of the protocol's, such as "element click intercepted". */
  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.passing = /intercepted|not interactable|stale|no such|javascript|Abort/.test(this.message);
  }
}
