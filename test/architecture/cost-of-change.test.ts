import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyToPatch, type FileEdit, type PatchedCopy } from './patched-copy.ts';
import { NEW_PIN_TEXT, NEW_READ, NEW_WRITE, type Patch } from './patches.ts';

/** The compiler runs some twenty times in all, on a machine that may have much else to do. */
const TIMEOUT = 600_000;

let copy: PatchedCopy;
beforeAll(() => {
  copy = copyToPatch(process.cwd());
  expect(copy.complaints([])).toEqual([]);
}, TIMEOUT);
afterAll(() => copy.remove());

test.each<[string, Patch, number]>([
  ['a text that people write about a pin', NEW_PIN_TEXT, 15],
  ['a call that reads', NEW_READ, 6],
  ['a call that writes', NEW_WRITE, 6],
])(
  '%s costs few files, and the compiler asks for each',
  (_name, { begun, forced }, most) => {
    const { made, complaints } = followed(begun, forced);
    const unasked = [...begun, ...forced].filter((edit) => !made.includes(edit));
    expect({ complaints, unasked: filesOf(unasked) }).toEqual({ complaints: [], unasked: [] });
    expect(made.length).toBeLessThanOrEqual(most);
    // The other edits were made because the compiler complained of their own files.
    const optional = forced
      .filter(({ saidIn }) => saidIn !== undefined)
      .filter((left) => copy.complaintsWithout(left).length === 0);
    expect(filesOf(optional)).toEqual([]);
  },
  TIMEOUT,
);

test('an edit whose place is gone says so', () => {
  const edit: FileEdit = { file: 'wire/pin.ts', put: [{ before: 'nowhere to be found', text: '' }] };
  expect(() => copy.complaints([edit])).toThrow('wire/pin.ts has 0 places that read «nowhere to be found»');
});

const filesOf = (edits: readonly FileEdit[]) => edits.map(({ file }) => file);

/** Begins a change and makes each edit for which the compiler asks, until it asks for none that is known. */
function followed(begun: readonly FileEdit[], forced: readonly FileEdit[]) {
  let made = begun;
  for (;;) {
    const complaints = copy.complaints(made);
    const next = forced.filter(
      (edit) =>
        !made.includes(edit) && (complaints.includes(edit.file) || complaints.includes(edit.saidIn ?? '')),
    );
    if (next.length === 0) return { made, complaints };
    made = [...made, ...next];
  }
}
