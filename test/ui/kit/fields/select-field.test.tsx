// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { SelectField, type SelectFieldProps } from '../../../../src/ui/kit/fields/select-field.tsx';
import { useNativeLayers } from '../../native-layers.ts';

useNativeLayers();
afterEach(cleanup);

const boards = (...names: string[]) => names.map((label) => ({ id: label.toLowerCase(), label }));
const few = boards('Kitchen', 'Garden', 'Kites');
const many = boards('Kitchen', 'Garden', 'Kites', 'Autumn', 'Clay', 'Music', 'Huts', 'Weather');

function BoardField(props: Partial<SelectFieldProps>) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <SelectField
      label="Board"
      options={few}
      placeholder="Choose a board"
      searchLabel="Search your boards"
      emptyText="No board with this name."
      {...props}
      value={value}
      onChange={setValue}
    />
  );
}

const field = () => screen.getByRole('combobox', { name: 'Board' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const activeOption = () =>
  document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('a short list', () => {
  test('opens under the field, is walked by arrow keys and chosen from by Enter', async () => {
    render(<BoardField />);
    expect(field().textContent).toBe('Choose a board');
    await userEvent.click(field());
    expect(field().getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement).toBe(screen.getByRole('listbox', { name: 'Board' }));
    expect(activeOption()).toBe('Kitchen');

    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(activeOption()).toBe('Kites');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(field().textContent).toBe('Garden');
    expect(field().getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(field());
  });

  test('opens by an arrow key at what is chosen', async () => {
    render(<BoardField />);
    await userEvent.click(field());
    await userEvent.keyboard('{End}{Enter}');
    await userEvent.keyboard('{ArrowDown}');
    expect(activeOption()).toBe('Kites');
    expect(screen.getByRole('option', { name: 'Kites' }).getAttribute('aria-selected')).toBe('true');
  });

  test('finds by a letter, again and again', async () => {
    render(<BoardField />);
    await userEvent.click(field());
    await userEvent.keyboard('k');
    expect(activeOption()).toBe('Kites');
    await userEvent.keyboard('k');
    expect(activeOption()).toBe('Kitchen');
  });

  test('closes by Escape and changes nothing', async () => {
    render(<BoardField />);
    await userEvent.click(field());
    await userEvent.keyboard('{ArrowDown}{Escape}');
    expect(options()).toEqual([]);
    expect(field().textContent).toBe('Choose a board');
  });

  test('is chosen from by a click', async () => {
    render(<BoardField />);
    await userEvent.click(field());
    await userEvent.click(screen.getByRole('option', { name: 'Garden' }));
    expect(field().textContent).toBe('Garden');
  });
});

describe('a long list', () => {
  test('is searched while one types, and Enter takes the first that fits', async () => {
    render(<BoardField options={many} />);
    await userEvent.click(field());
    const search = screen.getByRole('combobox', { name: 'Search your boards' });
    expect(document.activeElement).toBe(search);
    await userEvent.keyboard('ki');
    expect(options()).toEqual(['Kitchen', 'Kites']);
    expect(activeOption()).toBe('Kitchen');
    await userEvent.keyboard('{Enter}');
    expect(field().textContent).toBe('Kitchen');
  });

  test('says so when nothing fits', async () => {
    render(<BoardField options={many} />);
    await userEvent.click(field());
    await userEvent.keyboard('zzz{Enter}');
    expect(screen.getByText('No board with this name.')).toBeTruthy();
    expect(field().textContent).toBe('Choose a board');
  });
});

test('the last row leads to what the list does not hold yet', async () => {
  const chosen: string[] = [];
  render(<BoardField action={{ label: 'Create board', onChoose: () => chosen.push('create') }} />);
  await userEvent.click(field());
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Create board' }));
  expect(chosen).toEqual(['create']);
  expect(options()).toEqual([]);
});

test('a field without a choice says that one is missing', () => {
  render(<BoardField error="Choose a board." />);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Choose a board.',
  );
});
