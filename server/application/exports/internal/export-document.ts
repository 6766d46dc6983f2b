/**
 * The document of a record: every field in snake case, or by its name in `Renamed`. Fields that are not exported are
 * listed in `LeftOut`; a new field of a record does not compile until it is exported or listed there.
 */
export type ExportDocument<
  R,
  LeftOut extends keyof R = never,
  Renamed extends { readonly [Field in keyof R]?: string } = Record<never, never>,
> = {
  readonly [Field in Exclude<keyof R, LeftOut> as NameOf<Field, Renamed>]: unknown;
};

type NameOf<Field, Renamed> = Field extends keyof Renamed
  ? Renamed[Field] & string
  : SnakeCase<Field & string>;

/** `isArchived` → `is_archived` */
type SnakeCase<Text extends string> = Text extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : Text;
