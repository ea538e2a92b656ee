type SnakeCase<Name extends string> = Name extends `${infer Head}${infer Tail}`
  ? Tail extends Uncapitalize<Tail>
    ? `${Lowercase<Head>}${SnakeCase<Tail>}`
    : `${Lowercase<Head>}_${SnakeCase<Tail>}`
  : Name;

export type Row<Values> = {
  [Name in keyof Values & string as SnakeCase<Name>]: Values[Name];
};

/**
 * A form's values as a table's row: `companyName` becomes `company_name`, values stay as they are.
 * The result's type is exact, so that a column missing or too many does not compile at the insert.
 */
export function toRow<Values extends object>(values: Values): Row<Values> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  ) as Row<Values>;
}
