import { useEffectEvent, useLayoutEffect } from 'react';
import { ownValue } from '@/lib/own-value';
import { safeStorage } from '@/lib/safe-storage';
import { isAnythingUnsaved } from './unsaved';

/** What keys do. An action returns false to leave the key to a component that was mounted earlier. */
export type Shortcuts = Readonly<Record<string, () => unknown>>;

/** One of each mounted component, the latest first. */
const actionFinders: ((key: string) => (() => unknown) | undefined)[] = [];

/**
 * Registers keys for as long as the component is mounted. They work while nobody is typing and no dialog or menu
 * is open; letters, digits and signs also only while no editor is.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const find = useEffectEvent((key: string) => ownValue(shortcuts, key));
  // In a layout effect: a key pressed right after a move must not act on the previous record.
  useLayoutEffect(() => {
    const findAction = (key: string) => find(key);
    if (actionFinders.length === 0) document.addEventListener('keydown', onKey);
    actionFinders.unshift(findAction);
    return () => {
      actionFinders.splice(actionFinders.indexOf(findAction), 1);
      if (actionFinders.length === 0) document.removeEventListener('keydown', onKey);
    };
  }, []);
}

const editors = new Set<symbol>();

/** Registers an editor that is open, so that what misses its fields is not a command. */
export function useOpenEditor(): void {
  useLayoutEffect(() => {
    const editor = Symbol('editor');
    editors.add(editor);
    return () => {
      editors.delete(editor);
    };
  }, []);
}

/** Returns whether somebody writes, although the focus is on a button of the form or, with typed text, on nothing. */
function isWriting({ target }: KeyboardEvent): boolean {
  if (editors.size > 0 || !(target instanceof Element)) return true;
  return target.closest('form') !== null || (isAnythingUnsaved() && target.matches('body, main'));
}

/** Keys that move by a row or a record may be held down. */
const repeatableKeys = new Set(['j', 'k', 'h', 'l']);

function onKey(event: KeyboardEvent) {
  const { key, repeat } = event;
  if (!isForShortcut(event) || (repeat && !repeatableKeys.has(key))) return;
  if (key.length === 1 && (!areShortcutsOn() || isWriting(event))) return;
  const isDone = actionFinders.some((find) => {
    const action = find(key);
    return action !== undefined && action() !== false;
  });
  if (isDone) event.preventDefault();
}

const typingSelector =
  'input:not([type="checkbox"]), textarea, select, [contenteditable]:not([contenteditable="false"])';
const dialogSelector = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Returns whether nobody is typing, and no dialog or menu is open. */
function isForShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.target instanceof Element && event.target.closest(typingSelector)) return false;
  return !isDialogOpen();
}

export const isDialogOpen = () => document.querySelector(dialogSelector) !== null;

const storage = safeStorage(() => localStorage);
const storageKey = 'staff-shortcuts';

/** Single letters can be switched off on a device, because speech input and some screen readers type them. */
export const areShortcutsOn = () => storage.getItem(storageKey) !== 'off';

export function setShortcutsOn(isOn: boolean): void {
  if (isOn) storage.removeItem(storageKey);
  else storage.setItem(storageKey, 'off');
}
