/** Called before each statement runs; counts statements in tests. */
export type OnStatement = (sql: string) => void;

/** The value types of tables. */
export type SqlValue = string | number | null;

/** The value as a parameter. @throws {TypeError} for one that an engine would silently store as something else. */
export function bindable(value: unknown): SqlValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  throw new TypeError(
    `A ${value instanceof Date ? 'Date' : typeof value} cannot be a parameter of a statement.`,
  );
}
