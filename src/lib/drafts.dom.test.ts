import { afterEach, expect, test, vi } from 'vitest';
import { draftsOf, dropOldDrafts, dropStaffDrafts, visitor } from './drafts';

const ada = draftsOf('ada');
const bob = draftsOf('bob');

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('a visitor finds the draft again for a day', () => {
  vi.useFakeTimers();
  expect(ada.write('note', 'half a')).toBe(true);
  expect(ada.read('note')).toBe('half a');
  expect(ada.hasAny()).toBe(true);
  expect(ada.read('other note')).toBeUndefined();
  expect(bob.read('note')).toBeUndefined();
  expect(bob.hasAny()).toBe(false);
  vi.advanceTimersByTime(24 * 60 * 60 * 1000);
  expect(ada.read('note')).toBeUndefined();
  expect(ada.hasAny()).toBe(false);
});

test('signing in as another person, and signing out, removes drafts of staff but not a visitor’s', () => {
  localStorage.setItem('of something else', 'stays');
  ada.write('note', 1);
  bob.write('note', 2);
  dropStaffDrafts('bob');
  expect(ada.read('note')).toBeUndefined();
  expect(bob.read('note')).toBe(2);
  draftsOf(visitor).write('quote', 3);
  dropStaffDrafts();
  expect(bob.hasAny()).toBe(false);
  expect(draftsOf(visitor).read('quote')).toBe(3);
  expect(localStorage.getItem('of something else')).toBe('stays');
});

const asksBeforeLeaving = () =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('where nothing can be stored, text lasts as long as the page, and the browser asks before leaving', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(ada.write('note', 'half a')).toBe(false);
  expect(ada.read('note')).toBe('half a');
  expect(ada.hasAny()).toBe(true);
  expect(asksBeforeLeaving()).toBe(true);

  full.mockRestore();
  expect(ada.write('note', 'half a word')).toBe(true);
  expect(asksBeforeLeaving()).toBe(false);
  expect(ada.read('note')).toBe('half a word');
});

test('old drafts of anyone are removed, fresh drafts and foreign entries stay', () => {
  vi.useFakeTimers();
  localStorage.setItem('of something else', 'stays');
  localStorage.setItem('draft:visitor:broken', '{');
  ada.write('note', 1);
  draftsOf(visitor).write('quote', 2);
  vi.advanceTimersByTime(23 * 60 * 60 * 1000);
  draftsOf(visitor).write('contact', 3);
  dropOldDrafts();
  expect(draftsOf(visitor).read('quote')).toBe(2);
  vi.advanceTimersByTime(60 * 60 * 1000);
  dropOldDrafts();
  expect(Object.keys(localStorage)).toEqual(['of something else', 'draft:visitor:contact']);
});
