/** Words of values that are stored in English. */
export function asStored<Value extends string>(values: readonly Value[]): Record<Value, Value> {
  return Object.fromEntries(values.map((value) => [value, value])) as Record<Value, Value>;
}
