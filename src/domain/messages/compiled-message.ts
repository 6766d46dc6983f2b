/** An ICU message as the build writes it: a plain text, or its parts. */
export type CompiledMessage = string | readonly MessagePart[];

/**
 * A text; a value by its name; the number of the plural around it (0); or a choice by a value: options by what the
 * value is (select), or by the plural category of a number or the number itself (`=1`).
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
