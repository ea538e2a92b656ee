import { useEffectEvent, useLayoutEffect } from 'react';
import { ownValue } from '@/lib/own-value';
import { safeStorage } from '@/lib/safe-storage';
import { isAnythingUnsaved } from './unsaved';

/** What keys do. An action returns false to leave the key to a component that was mounted earlier. */
export type Shortcuts = Readonly<Record<string, () => unknown>>;

/** The latest first. */
const registered: ((key: string) => (() => unknown) | undefined)[] = [];

/**
 * Registers keys for as long as the component is mounted. They work while nobody is typing and no dialog or menu
 * is open; letters, digits and signs also only while no editor is.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const find = useEffectEvent((key: string) => ownValue(shortcuts, key));
  // In a layout effect: a key pressed right after a move must not act on the previous record.
  useLayoutEffect(() => {
    const entry = (key: string) => find(key);
    if (registered.length === 0) document.addEventListener('keydown', onKey);
    registered.unshift(entry);
    return () => {
      registered.splice(registered.indexOf(entry), 1);
      if (registered.length === 0) document.removeEventListener('keydown', onKey);
    };
  }, []);
}

const editors = new Set<symbol>();

/** Registers an editor that is open, so that what misses its fields is not a command. */
export function useEditing(): void {
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

const moves = new Set(['j', 'k', 'h', 'l']);

function onKey(event: KeyboardEvent) {
  const { key, repeat } = event;
  if (!isForShortcut(event) || (repeat && !moves.has(key))) return;
  if (key.length === 1 && (!areShortcutsOn() || isWriting(event))) return;
  const isDone = registered.some((find) => {
    const action = find(key);
    return action !== undefined && action() !== false;
  });
  if (isDone) event.preventDefault();
}

const typing =
  'input:not([type="checkbox"]), textarea, select, [contenteditable]:not([contenteditable="false"])';
const asking = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Returns whether nobody is typing, and no dialog or menu is open. */
function isForShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.target instanceof Element && event.target.closest(typing)) return false;
  return !isAsking();
}

/** Returns whether a dialog or menu is open. */
export function isAsking(): boolean {
  return document.querySelector(asking) !== null;
}

const storage = safeStorage(() => localStorage);
const storageKey = 'staff-shortcuts';

/** Single letters can be switched off on a device, because speech input and some screen readers type them. */
export function areShortcutsOn(): boolean {
  return storage.getItem(storageKey) !== 'off';
}

export function switchShortcuts(on: boolean): void {
  if (on) storage.removeItem(storageKey);
  else storage.setItem(storageKey, 'off');
}
