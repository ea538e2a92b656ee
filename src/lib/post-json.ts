export interface HttpResponse {
  /** HTTP status; 0 without a response. */
  status: number;
  body: string;
  retryAfter: string | null;
}

export interface JsonRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
  timeoutMs: number;
}

export type PostJson = (
  request: JsonRequest,
  onProgress?: (share: number) => void,
) => Promise<HttpResponse>;

const noResponse: HttpResponse = { status: 0, body: '', retryAfter: null };

/** Uses XMLHttpRequest, as `fetch` reports no upload progress. */
export const postJson: PostJson = ({ url, headers, body, timeoutMs }, onProgress) =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;

    const finish = (response: HttpResponse) => {
      clearTimeout(timer);
      resolve(response);
    };
    const finishWithoutResponse = () => finish(noResponse);
    const restartTimer = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        request.abort();
        finishWithoutResponse();
      }, timeoutMs);
    };

    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      restartTimer();
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    };
    request.onprogress = restartTimer;
    request.onload = () =>
      finish({
        status: request.status,
        body: request.responseText,
        retryAfter: request.getResponseHeader('retry-after'),
      });
    request.onerror = finishWithoutResponse;
    request.onabort = finishWithoutResponse;

    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    restartTimer();
    request.send(body);
  });

/** For the service worker, which has no XMLHttpRequest. */
export const postByFetch: PostJson = async ({ url, headers, body, timeoutMs }) => {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeoutMs);
  try {
    const response = await fetch(url, { method: 'POST', headers, body, signal: abort.signal });
    const retryAfter = response.headers.get('retry-after');
    return { status: response.status, body: await response.text(), retryAfter };
  } catch {
    return noResponse;
  } finally {
    clearTimeout(timer);
  }
};
