const waiting: (() => void)[] = [];

/** Opens a dialog once a closing menu or dialog has returned the focus, so that this one returns it to the same place. */
export function afterFocusReturn(open: () => void): void {
  waiting.push(open);
}

/** For `onCloseAutoFocus` of menus and dialogs, which Radix calls before it moves the focus. */
export function openWaitingDialogs(): void {
  queueMicrotask(() => {
    for (const open of waiting.splice(0)) open();
  });
}
