/**
 * The values of an ICU message, derived from its text: numbers for `plural`, texts or numbers for all others. Messages
 * must not quote braces.
 */
export type ValuesOf<Text extends string> = {
  readonly [Need in Plain<Text> as Need extends `#${infer Name}` ? Name : Need]: Need extends `#${string}`
    ? number
    : string | number;
};

/** Outside any argument. */
type Plain<S extends string> = S extends `${string}{${infer Rest}` ? Argument<Rest> : never;

/**
 * After an opening brace, the text up to the first closing one is the name of the argument, perhaps with its first
 * option.
 */
type Argument<S extends string> = S extends `${infer Head}}${infer Rest}`
  ? Head extends `${infer Name},${infer Format}`
    ? (Format extends ` plural,${string}` ? `#${Name}` : Name) | Options<Format, Rest>
    : Head | Plain<Rest>
  : never;

/** In the options of an argument, after `Head`, which ended with a closing brace. */
type Options<Head extends string, Rest extends string> = Head extends `${string}{${infer Body}`
  ? Body extends `${string}{${infer Nested}`
    ? NestedArgument<Nested> | InOption<Rest>
    : BehindOption<Rest>
  : Plain<Rest>;

type NestedArgument<Head extends string> = Head extends `${infer Name},${string}` ? Name : Head;

/** In the text of an option, after an argument in it. */
type InOption<S extends string> = S extends `${infer Head}}${infer Rest}`
  ? Head extends `${string}{${infer Nested}`
    ? NestedArgument<Nested> | InOption<Rest>
    : BehindOption<Rest>
  : never;

/** After the text of an option: another option begins, or the argument ends. */
type BehindOption<S extends string> = S extends `${infer Head}}${infer Rest}`
  ? Head extends `${string}{${string}`
    ? Options<Head, Rest>
    : Plain<Rest>
  : never;
