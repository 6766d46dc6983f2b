// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DropZone, type DropZoneProps } from '../../../../src/ui/kit/fields/drop-zone.tsx';

afterEach(cleanup);

const picture = (name: string) => new File(['x'], name, { type: 'image/png' });
let taken: string[][];
beforeEach(() => {
  taken = [];
});

function show(props: Partial<DropZoneProps> = {}) {
  render(
    <DropZone
      label="Choose a picture"
      help="PNG or JPEG, up to 20 MB."
      accept={['image/png', 'image/jpeg']}
      onFiles={(files) => taken.push(files.map((file) => file.name))}
      {...props}
    />,
  );
  return screen.getByLabelText<HTMLInputElement>('Choose a picture');
}

/** Lists of files as the browser hands them over with drops and pastes. */
const carrying = (...files: File[]) => ({ files, types: ['Files'] });

test('says which files are allowed', () => {
  const input = show();
  expect(input.accept).toBe('image/png,image/jpeg');
  expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'PNG or JPEG, up to 20 MB.',
  );
});

test('takes chosen files, the same one again too', async () => {
  const input = show();
  await userEvent.upload(input, picture('a.png'));
  await userEvent.upload(input, picture('a.png'));
  expect(taken).toEqual([['a.png'], ['a.png']]);
});

test('takes files that are chosen after the page has changed below the file chooser', () => {
  const input = show();
  cleanup();
  Object.defineProperty(input, 'files', { value: [picture('late.png')] });
  input.dispatchEvent(new Event('change', { bubbles: true }));
  expect(taken).toEqual([['late.png']]);
});

test('takes dropped files, one where one is wanted', () => {
  const input = show();
  fireEvent.drop(input, { dataTransfer: carrying(picture('a.png'), picture('b.png')) });
  expect(taken).toEqual([['a.png']]);
  cleanup();
  fireEvent.drop(show({ multiple: true }), { dataTransfer: carrying(picture('a.png'), picture('b.png')) });
  expect(taken.at(-1)).toEqual(['a.png', 'b.png']);
});

test('takes pictures pasted anywhere on the page and leaves pasted text alone', () => {
  show();
  fireEvent.paste(document.body, { clipboardData: carrying(picture('pasted.png')) });
  const text = fireEvent.paste(document.body, { clipboardData: { files: [], types: ['text/plain'] } });
  expect(taken).toEqual([['pasted.png']]);
  expect(text).toBe(true);
});

test('says what is wrong before what is allowed', () => {
  const input = show({ error: 'This is no picture.' });
  const ids = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'This is no picture.',
    'PNG or JPEG, up to 20 MB.',
  ]);
  expect(input.getAttribute('aria-invalid')).toBe('true');
});
