import { DriverError, type DriverSession, type ElementReference } from './session.ts';

/** By which an element is named in answers and arguments. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** W3C WebDriver over HTTP. @param driver its address. */
export async function openWebDriver(driver: string, capabilities: object): Promise<DriverSession> {
  const { sessionId } = await call<{ sessionId: string }>(`${driver}/session`, 'POST', {
    capabilities: { alwaysMatch: capabilities },
  });
  const session = `${driver}/session/${sessionId}`;
  const post = <Value>(path: string, body: object = {}) =>
    call<Value>(`${session}${path}`, 'POST', body);
  const type = (element: ElementReference, text: string) =>
    post(`/element/${element[elementKey]}/value`, { text });
  return {
    go: (url) => post('/url', { url }),
    reload: () => post('/refresh'),
    back: () => post('/back'),
    async run<Value>(script: string, ...given: unknown[]) {
      const answer = await post<{ value?: Value; error?: string }>('/execute/async', {
        script: `
          const given = [...arguments];
          const tell = given.pop();
          (async () => { ${script} })().then(
            (value) => tell({ value }),
            (error) => tell({ error: String(error) }),
          );`,
        args: given,
      });
      if (answer.error !== undefined) throw new DriverError('javascript error', answer.error);
      return answer.value as Value;
    },
    click: (element) => post(`/element/${element[elementKey]}/click`),
    type,
    chooseFile: type,
    end: () => call(session, 'DELETE'),
  };
}

async function call<Value>(url: string, method: string, body?: object): Promise<Value> {
  const response = await fetch(url, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value as Value;
  const { error = 'unknown error', message = '' } = value as { error?: string; message?: string };
  throw new DriverError(error, message);
}
