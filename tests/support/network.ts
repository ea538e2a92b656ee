// For component tests: answers everything sent through `fetch` or XMLHttpRequest.
type Responder = (request: Request) => Response | Promise<Response>;

const rejectUnexpected: Responder = ({ method, url }) => {
  throw new TypeError(`unexpected request: ${method} ${url}`);
};
const promiseConfirmation: Responder = () => Response.json(true);

let respond = rejectUnexpected;
let respondAboutConfirmation = promiseConfirmation;

/** Answers a form that asks whether a confirmation mail follows; `answerRequests` does not see that request. */
export function answerConfirmation(responder: Responder): void {
  respondAboutConfirmation = responder;
}

/** Answers requests until the test ends; a responder that throws is a network error. */
export function answerRequests(responder: Responder): void {
  respond = responder;
}

interface SentRequest {
  url: string;
  body: Record<string, unknown>;
}

/** Answers submissions with `responses` in turn, then as stored; returns the requests, which grow as they arrive. */
export function recordSubmissions(responses: (() => Response)[] = []): SentRequest[] {
  const sent: SentRequest[] = [];
  answerRequests(async (request) => {
    const body = (await request.json()) as SentRequest['body'];
    sent.push({ url: request.url, body });
    const makeResponse = responses.shift();
    if (makeResponse) return makeResponse();
    // the function answers with the application's id, an insert with nothing
    const application = body['application'] as { id: string } | undefined;
    return application ? Response.json(application.id) : new Response(null, { status: 201 });
  });
  return sent;
}

export function resetNetwork(): void {
  respond = rejectUnexpected;
  respondAboutConfirmation = promiseConfirmation;
}

// Clients capture `fetch` when their module loads, so it is replaced once.
globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  const isAboutConfirmation = request.url.endsWith('/rpc/confirmation_follows');
  return (isAboutConfirmation ? respondAboutConfirmation : respond)(request);
};

/** As much of XMLHttpRequest as uploads use. */
class AnsweredRequest {
  status = 0;
  responseText = '';
  upload: Partial<XMLHttpRequestUpload> = {};
  onload?: () => void;
  onerror?: () => void;
  private target: [method: string, url: string] = ['GET', ''];
  private requestHeaders = new Headers();
  private responseHeaders = new Headers();

  open(method: string, url: string) {
    this.target = [method, url];
  }

  setRequestHeader(name: string, value: string) {
    this.requestHeaders.set(name, value);
  }

  getResponseHeader(name: string) {
    return this.responseHeaders.get(name);
  }

  abort() {}

  send(body: string) {
    const [method, url] = this.target;
    void this.deliver(new Request(url, { method, headers: this.requestHeaders, body }));
  }

  private async deliver(request: Request) {
    try {
      const response = await respond(request);
      this.status = response.status;
      this.responseHeaders = response.headers;
      this.responseText = await response.text();
    } catch {
      return this.onerror?.();
    }
    return this.onload?.();
  }
}

globalThis.XMLHttpRequest = AnsweredRequest as unknown as typeof XMLHttpRequest;
