import { expect, test } from 'vitest';
import { exportOwnNames } from '../../tools/build/own-names.ts';

const MAIN = '/static/main-AAAA.js';
const LATER = '/static/later-BBBB.js';

test('what a script gives away has the name that it has there, for who takes it too', () => {
  const scripts = new Map([
    [MAIN, 'var e=1,t=2,n=3;export{e as a1,t as b12,n};'],
    [
      LATER,
      `import{b12 as e,n as t,a1}from"${MAIN}";import{a1 as r}from"/static/other-CCCC.js";a(e,t,a1,r);`,
    ],
  ]);
  const named = exportOwnNames(scripts, MAIN);
  expect(named.get(MAIN)).toBe('var e=1,t=2,n=3;export{e,t,n};');
  expect(named.get(LATER)).toBe(
    `import{t as e,n as t,e as a1}from"${MAIN}";import{a1 as r}from"/static/other-CCCC.js";a(e,t,a1,r);`,
  );
});

test('names may be of dollars', () => {
  const scripts = new Map([
    [MAIN, 'var $$=1,$1=2;export{$$ as a1,$1 as a2};'],
    [LATER, `import{a1 as e,a2 as $1}from"${MAIN}";a(e,$1);`],
  ]);
  const named = exportOwnNames(scripts, MAIN);
  expect(named.get(MAIN)).toBe('var $$=1,$1=2;export{$$,$1};');
  expect(named.get(LATER)).toBe(`import{$$ as e,$1}from"${MAIN}";a(e,$1);`);
});

test('what has two names outside is given once', () => {
  const scripts = new Map([
    [MAIN, 'var e=1;export{e as a1,e as b1};'],
    [LATER, `import{a1 as e,b1 as t}from"${MAIN}";a(e,t);`],
  ]);
  const named = exportOwnNames(scripts, MAIN);
  expect(named.get(MAIN)).toBe('var e=1;export{e};');
  expect(named.get(LATER)).toBe(`import{e,e as t}from"${MAIN}";a(e,t);`);
});

test('a script that gives nothing stays as it is', () => {
  const scripts = new Map([[MAIN, 'globalThis.a=1;']]);
  expect(exportOwnNames(scripts, MAIN)).toEqual(scripts);
});

test('what is not given cannot be taken', () => {
  const scripts = new Map([
    [MAIN, 'var e=1;export{e as a1};'],
    [LATER, `import{a2 as e}from"${MAIN}";a(e);`],
  ]);
  expect(() => exportOwnNames(scripts, MAIN)).toThrow(/main-AAAA\.js does not export a2/);
});
