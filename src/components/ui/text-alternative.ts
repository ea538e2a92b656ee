/** Attributes of a drawing: an image with a text, or decoration without one. */
export function textAlternative(label?: string) {
  return label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
}
