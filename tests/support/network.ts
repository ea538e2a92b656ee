/** The edge of component tests: whatever leaves through `fetch` is answered here. */
type Answer = (request: Request) => Response | Promise<Response>;

let answer: Answer = unexpected;

function unexpected(request: Request): never {
  throw new TypeError(`unexpected request: ${request.method} ${request.url}`);
}

/** From now on until the test's end, requests are answered like this; throw for a lost network. */
export function answerRequests(next: Answer): void {
  answer = next;
}

export function resetNetwork(): void {
  answer = unexpected;
}

// Clients take hold of `fetch` when their module is loaded, so it is replaced once and for all.
globalThis.fetch = async (input, init) => answer(new Request(input, init));
