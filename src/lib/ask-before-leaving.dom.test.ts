import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { confirmBeforeLeaving } from './ask-before-leaving';

const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

function touch(attributes: string) {
  document.body.innerHTML = `<a ${attributes}><span>Link</span></a>`;
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  document.querySelector('span')?.click();
}

let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  stop = confirmBeforeLeaving();
});
afterEach(() => {
  document.body.replaceChildren();
  stop();
  vi.runAllTimers();
  vi.useRealTimers();
});

test.each([
  'href="mailto:a@example.com"',
  'href="https://wa.me/919812345670" target="_blank"',
  'href="/report.csv" download',
])('the browser does not ask when a visitor touches <a %s>, and asks again later', (attributes) => {
  touch(attributes);
  expect(asks()).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(asks()).toBe(true);
});

test.each(['href="/about"'])('the browser asks when a visitor touches <a %s>', (attributes) => {
  touch(attributes);
  expect(asks()).toBe(true);
});
