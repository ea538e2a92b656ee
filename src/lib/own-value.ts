/** Looks up an untrusted key: `constructor` finds nothing. */
export function ownValue<Value>(
  values: Readonly<Record<string, Value>>,
  key: string,
): Value | undefined {
  return Object.hasOwn(values, key) ? values[key] : undefined;
}
