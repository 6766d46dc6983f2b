import { useState } from 'react';
import type { FieldTexts } from '../../../kit/fields/field.tsx';
import { TextArea } from '../../../kit/fields/text-area.tsx';

/** Several short texts, one in each line. What is typed stays as it is typed. */
export function ListField({
  value,
  onChange,
  ...texts
}: FieldTexts & {
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
}) {
  const [typed, setTyped] = useState(value.join('\n'));
  // Another version was loaded.
  const isSame = linesOf(typed).join('\n') === value.join('\n');
  return (
    <TextArea
      {...texts}
      value={isSame ? typed : value.join('\n')}
      onChange={(text) => {
        setTyped(text);
        onChange(linesOf(text));
      }}
    />
  );
}

function linesOf(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
