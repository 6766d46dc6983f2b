import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_MESSAGE_LENGTH, parseMessage } from '../../../src/domain/experiences/message.ts';
import { safeHref } from '../../../src/domain/experiences/internal/safe-href.ts';

const text = (value: string) => ({ kind: 'text', text: value });
const link = (value: string, href: string) => ({ kind: 'link', text: value, href });

test.each([
  ['a\nb <a href="/x">c</a>', [text('a\nb '), link('c', '/x')]],
  ['<script>x</script>', []],
  ['a<script>x</script>b<style>y</style>c', [text('abc')]],
  ['<b>bold</b> <img src=x onerror=alert(1)>', [text('bold ')]],
  ['a<br>b<br/>c', [text('a\nb\nc')]],
  ['1 < 2 & 3 &amp; &lt;b&gt; &#x41;&#66;&nope;', [text('1 < 2 & 3 & <b> AB&nope;')]],
  ['<a href="javascript:alert(1)">x</a>', [text('x')]],
  ['<a href="java&#115;cript:alert(1)">x</a>', [text('x')]],
  ['<a href=" https://pins.example/ ">x</a>', [link('x', 'https://pins.example/')]],
  ['<a href=/x>x</a>', [link('x', '/x')]],
  ["<A HREF='/x' target=_blank>x</A>", [link('x', '/x')]],
  ['<a href="/x">one <a href="/y">two</a></a>', [link('one ', '/x'), link('two', '/y')]],
  ['<a href="/x">unclosed', [link('unclosed', '/x')]],
  ['<a href="/x', []],
  ['<!-- hidden -->shown<!doctype html>', [text('shown')]],
  ['<script>never closed', []],
  ['', []],
])('parses %j', (html, parts) => {
  expect(parseMessage(html)).toEqual(parts);
});

test('a message of 4 kB is read, what is beyond it is dropped', () => {
  const [part] = parseMessage('x'.repeat(MAX_MESSAGE_LENGTH + 9));
  expect(part).toEqual(text('x'.repeat(MAX_MESSAGE_LENGTH)));
});

test('any text is parsed, and only safe links remain', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'<>/="\'aA bhref:js&#;!-\n'), maxLength: 80 }),
      (html) => {
        for (const part of parseMessage(html)) {
          expect(part.text).not.toBe('');
          if (part.kind === 'link') expect(safeHref(part.href)).toBe(part.href);
        }
      },
    ),
  );
});

test.each([
  ['/business/convert/', '/business/convert/'],
  ['/a?b=c#d', '/a?b=c#d'],
  ['https://pins.example/x', 'https://pins.example/x'],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['/\tx', undefined],
  ['https://user@evil.example', undefined],
  ['data:text/html,x', undefined],
  ['relative', undefined],
  ['', undefined],
  [7, undefined],
  [`/${'x'.repeat(3000)}`, undefined],
])('%j may be opened as %j', (href, safe) => {
  expect(safeHref(href)).toBe(safe);
});
