import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { confirmBeforeLeaving } from './confirm-before-leaving';

const isAskedToLeave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

function clickLink(attributes: string) {
  document.body.innerHTML = `<a ${attributes}><span>Link</span></a>`;
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  document.querySelector('span')?.click();
}

let stopConfirming: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  stopConfirming = confirmBeforeLeaving();
});
afterEach(() => {
  document.body.replaceChildren();
  stopConfirming();
  vi.runAllTimers();
  vi.useRealTimers();
});

test.each([
  'href="mailto:a@example.com"',
  'href="https://wa.me/919812345670" target="_blank"',
  'href="/report.csv" download',
])('the browser does not ask when a visitor touches <a %s>, and asks again later', (attributes) => {
  clickLink(attributes);
  expect(isAskedToLeave()).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(isAskedToLeave()).toBe(true);
});

test('the browser asks when a visitor touches a link to another page', () => {
  clickLink('href="/about"');
  expect(isAskedToLeave()).toBe(true);
});
