/** For component tests: answers everything sent through `fetch` or XMLHttpRequest. */
type Answer = (request: Request) => Response | Promise<Response>;

let answer: Answer = unexpected;
let confirmation: Answer = follows;

function follows(): Response {
  return Response.json(true);
}

function unexpected(request: Request): never {
  throw new TypeError(`unexpected request: ${request.method} ${request.url}`);
}

/** Answers the form's question after a submission, which other answers do not get. */
export function answerConfirmation(next: Answer): void {
  confirmation = next;
}

/** Answers requests with `next` until the test ends; throw for a network error. */
export function answerRequests(next: Answer): void {
  answer = next;
}

export interface Sent {
  url: string;
  body: Record<string, unknown>;
}

/** Answers submissions with `answers` in turn, then as stored; returns the requests. */
export function recordSubmissions(answers: (() => Response)[] = []): Sent[] {
  const sent: Sent[] = [];
  answerRequests(async (request) => {
    const body = (await request.json()) as Sent['body'];
    sent.push({ url: request.url, body });
    const next = answers.shift();
    if (next) return next();
    const application = body['application'] as { id: string } | undefined;
    return application ? Response.json(application.id) : new Response(null, { status: 201 });
  });
  return sent;
}

export function resetNetwork(): void {
  answer = unexpected;
  confirmation = follows;
}

// Clients capture `fetch` when their module loads, so it is replaced once.
globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  return (request.url.endsWith('/rpc/confirmation_follows') ? confirmation : answer)(request);
};

class AnsweredRequest {
  status = 0;
  responseText = '';
  upload: Partial<XMLHttpRequestUpload> = {};
  onload?: () => void;
  onerror?: () => void;
  private address: [method: string, url: string] = ['GET', ''];
  private sent = new Headers();
  private received = new Headers();

  open(method: string, url: string) {
    this.address = [method, url];
  }

  setRequestHeader(name: string, value: string) {
    this.sent.set(name, value);
  }

  getResponseHeader(name: string) {
    return this.received.get(name);
  }

  abort() {}

  send(body: string) {
    const [method, url] = this.address;
    void this.deliver(new Request(url, { method, headers: this.sent, body }));
  }

  private async deliver(request: Request) {
    try {
      const response = await answer(request);
      this.status = response.status;
      this.received = response.headers;
      this.responseText = await response.text();
    } catch {
      return this.onerror?.();
    }
    return this.onload?.();
  }
}

globalThis.XMLHttpRequest = AnsweredRequest as unknown as typeof XMLHttpRequest;
