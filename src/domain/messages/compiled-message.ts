/** An ICU message as the build writes it: a plain text, or its parts. */
export type CompiledMessage = string | readonly MessagePart[];

/**
 * A part of a message: a text; a value by name; the number of the enclosing plural (0); or a choice by a value. The
 * options of a choice are keyed by the value (select), or by its plural category or the number itself (`=1`).
 */
export type MessagePart =
  | string
  | 0
  | readonly [name: string]
  | readonly [
      name: string,
      by: 'select' | 'plural',
      options: Readonly<Record<string, CompiledMessage | undefined>>,
    ];
