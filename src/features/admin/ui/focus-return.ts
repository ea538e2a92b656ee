const waiting: (() => void)[] = [];

/** Runs what opens a dialog once the menu or dialog that closes has given the focus back: to there it returns later. */
export function afterFocusReturn(open: () => void): void {
  waiting.push(open);
}

/** For `onCloseAutoFocus` of menus and dialogs, which Radix calls before it moves the focus. */
export function focusReturning(): void {
  queueMicrotask(() => {
    for (const open of waiting.splice(0)) open();
  });
}
