export function confirmBeforeLeaving(): () => void {
  addEventListener('beforeunload', ask);
  return () => removeEventListener('beforeunload', ask);
}

function ask(event: BeforeUnloadEvent) {
  event.preventDefault();
  // Required by Chrome before 119.
  event.returnValue = true;
}
