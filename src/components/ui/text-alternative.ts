/** Returns the attributes of a drawing: an image if it has a label, otherwise decoration. */
export function textAlternative(label?: string) {
  return label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
}
