/** Fields of a protocol buffer: numbers and texts by their place. */
type Field = readonly [place: number, value: number | string | Uint8Array];

/** A model in the ONNX format: the mean of each colour of a picture of 8 × 8 pixels. */
export function meanColourModel(
  options: { readonly inputs?: number; readonly output?: string } = {},
): Uint8Array {
  const { inputs = 1, output = 'image_embeds' } = options;
  const axes = message([1, 'axes'], [20, 7], [8, 2], [8, 3]);
  const keepDimensions = message([1, 'keepdims'], [20, 2], [3, 0]);
  const mean = message([1, 'pixel_values'], [2, output], [4, 'ReduceMean'], [5, axes], [5, keepDimensions]);
  const graph = message(
    [1, mean],
    [2, 'mean-colour'],
    [11, tensor('pixel_values', [1, 3, 8, 8])],
    ...Array.from({ length: inputs - 1 }, (_, more): Field => [11, tensor(`input_${more}`, [1, 4])]),
    [12, tensor(output, [1, 3])],
  );
  return message([1, 8], [7, graph], [8, message([2, 13])]);
}

function tensor(name: string, shape: readonly number[]): Uint8Array {
  const dims = message(...shape.map((size): Field => [1, message([1, size])]));
  return message([1, name], [2, message([1, message([1, 1], [2, dims])])]);
}

function message(...fields: readonly Field[]): Uint8Array {
  return Uint8Array.from(
    fields.flatMap(([place, value]) => {
      if (typeof value === 'number') return [...varint(place << 3), ...varint(value)];
      const bytes = typeof value === 'string' ? new TextEncoder().encode(value) : value;
      return [...varint((place << 3) | 2), ...varint(bytes.length), ...bytes];
    }),
  );
}

function varint(value: number): readonly number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...varint(value >>> 7)];
}
