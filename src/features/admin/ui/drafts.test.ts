import { afterEach, expect, test, vi } from 'vitest';
import { dropDraft, dropDraftsOfOthers, keepDraft, readDraft } from './drafts';

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('a draft is there for its writer, for a day', () => {
  vi.useFakeTimers();
  expect(keepDraft('ada', 'note', 'half a')).toBe(true);
  expect(readDraft('ada', 'note')).toBe('half a');
  expect(readDraft('ada', 'other note')).toBeUndefined();
  expect(readDraft('bob', 'note')).toBeUndefined();
  vi.advanceTimersByTime(24 * 60 * 60 * 1000);
  expect(readDraft('ada', 'note')).toBeUndefined();
});

test('another person who signs in leaves no draft of the one before', () => {
  localStorage.setItem('of something else', 'stays');
  keepDraft('ada', 'note', 1);
  keepDraft('bob', 'note', 2);
  dropDraftsOfOthers('bob');
  expect(readDraft('ada', 'note')).toBeUndefined();
  expect(readDraft('bob', 'note')).toBe(2);
  dropDraft('bob', 'note');
  expect(Object.keys(localStorage)).toEqual(['of something else']);
});

test('where nothing can be kept, nothing is claimed', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(keepDraft('ada', 'note', 'half a')).toBe(false);
  localStorage.clear();
});

test('what is no draft of ours is passed over', () => {
  localStorage.setItem('deccan-reach-draft:ada:note', '{');
  expect(readDraft('ada', 'note')).toBeUndefined();
  dropDraftsOfOthers('ada');
  expect(localStorage).toHaveLength(0);
});
