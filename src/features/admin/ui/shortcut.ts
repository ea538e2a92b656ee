const typing =
  'input:not([type="checkbox"]), textarea, select, [contenteditable]:not([contenteditable="false"])';
const asking = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Returns whether a key is a shortcut: nobody is typing, and no dialog or menu is open. */
export function isForShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.target instanceof Element && event.target.closest(typing)) return false;
  return !isAsking();
}

/** Returns whether a dialog or menu is open. */
export function isAsking(): boolean {
  return document.querySelector(asking) !== null;
}
