/** From now on the browser asks before this page is left; returns how to stop. */
export function confirmBeforeLeaving(): () => void {
  addEventListener('beforeunload', ask);
  return () => removeEventListener('beforeunload', ask);
}

function ask(event: BeforeUnloadEvent) {
  event.preventDefault();
  // Chrome before 119 wants this too.
  event.returnValue = true;
}
