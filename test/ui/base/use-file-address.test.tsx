// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFileAddress } from '../../../src/ui/base/use-file-address.ts';

let read: HTMLImageElement[];
let revoked: string[];
let owners: Map<string, unknown>;

beforeEach(() => {
  owners = new Map();
  read = [];
  revoked = [];
  URL.createObjectURL = (content) => {
    const address = `blob:${owners.size + 1}`;
    owners.set(address, content);
    return address;
  };
  URL.revokeObjectURL = (address) => revoked.push(address);
  vi.stubGlobal('Image', function image() {
    const element = document.createElement('img');
    read.push(element);
    return element;
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const one = new Blob(['one']);
const other = new Blob(['other']);

/** Shows content after content; tells each address that was drawn beside the content that it was drawn for. */
function open(content: unknown) {
  const drawn: { readonly content: unknown; readonly address: string | null }[] = [];
  const hook = renderHook(
    ({ content }: { readonly content: unknown }) => {
      const address = useFileAddress(content);
      drawn.push({ content, address });
      return address;
    },
    { initialProps: { content } },
  );
  return { ...hook, show: (content: unknown) => hook.rerender({ content }), drawn };
}

test('a file has an address; what is none has none', () => {
  const { result, show } = open(one);
  expect(result.current).toBe('blob:1');
  show('a name');
  expect(result.current).toBe(null);
});

test('no address is ever drawn for another content than its own', () => {
  const { result, show, drawn } = open(one);
  show(other);
  show(null);
  show(one);
  expect(result.current).toBe('blob:3');
  expect(drawn.filter(({ content, address }) => address !== null && owners.get(address) !== content)).toEqual(
    [],
  );
});

test.for(['load', 'error'])('an address is taken back once it was read (%s), not before', (outcome) => {
  const { unmount } = open(one);
  unmount();
  expect(revoked).toEqual([]);
  expect(read.map(({ src }) => src)).toEqual(['blob:1']);
  read[0]?.dispatchEvent(new Event(outcome));
  expect(revoked).toEqual(['blob:1']);
});
