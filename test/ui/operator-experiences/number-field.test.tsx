// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { NumberField } from '../../../src/ui/operator-experiences/internal/fields/number-field.tsx';

afterEach(cleanup);

/** A field, and how to type into it. Gives what is in it and what is told. */
function open(scale?: number) {
  const told: (number | null)[] = [];
  function Form() {
    const [value, setValue] = useState<number | null>(scale === undefined ? 3 : 1500);
    const change = (changed: number | null) => {
      told.push(changed);
      setValue(changed);
    };
    return (
      <NumberField label="Delay" value={value} onChange={change} {...(scale !== undefined && { scale })} />
    );
  }
  render(<Form />);
  const field = screen.getByLabelText<HTMLInputElement>('Delay');
  const type = (value: string) => {
    fireEvent.change(field, { target: { value } });
    return field.value;
  };
  return { field, told, type };
}

test('whole numbers are entered as they are', () => {
  const { field, told, type } = open();
  expect(field.value).toBe('3');
  expect([type('12'), type('12a'), type('1.5'), type('')]).toEqual(['12', '12', '12', '']);
  expect(told).toEqual([12, null]);
});

test('milliseconds are entered in seconds, with either decimal point', () => {
  const { field, told, type } = open(1000);
  expect(field.value).toBe('1.5');
  expect([type('2.'), type('2.2'), type('2.2x'), type('0,25'), type('')]).toEqual([
    '2.',
    '2.2',
    '2.2',
    '0,25',
    '',
  ]);
  expect(told).toEqual([2000, 2200, 250, null]);
});
