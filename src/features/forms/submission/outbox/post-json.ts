export interface Answer {
  /** HTTP status; 0 when there was no answer. */
  status: number;
  body: string;
  retryAfter: string | null;
}

/** Counted from the last sign of life: a large file on a slow link is not cut off. */
const timeoutMs = 15_000;

/** Never rejects. XMLHttpRequest, as `fetch` does not tell how much has been sent. */
export function postJson(
  url: string,
  headers: Record<string, string>,
  body: string,
  onProgress?: (share: number) => void,
): Promise<Answer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;

    const finish = (answer: Answer) => {
      clearTimeout(timer);
      resolve(answer);
    };
    const unanswered = () => finish({ status: 0, body: '', retryAfter: null });
    const restartTimer = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        request.abort();
        unanswered();
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
    request.onerror = unanswered;
    request.onabort = unanswered;

    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    restartTimer();
    request.send(body);
  });
}
