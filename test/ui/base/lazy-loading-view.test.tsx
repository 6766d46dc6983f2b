import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { lazyComponent } from '../../../src/ui/base/lazy/lazy-component.tsx';

test('a served page has the loading view of a part, with its props, where there is one', () => {
  const part = () => Promise.resolve(() => <p>part</p>);
  const Plain = lazyComponent<{ readonly name: string }>(part);
  const WithLoading = lazyComponent<{ readonly name: string }>(part, undefined, ({ name }) => (
    <h1>{name}</h1>
  ));
  expect(renderToString(<Plain name="Experiences" />)).toBe('');
  expect(renderToString(<WithLoading name="Experiences" />)).toBe('<h1>Experiences</h1>');
});
