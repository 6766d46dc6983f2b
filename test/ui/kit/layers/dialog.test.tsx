// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../../../../src/ui/kit/buttons/button.tsx';
import { Dialog } from '../../../../src/ui/kit/layers/dialog.tsx';
import { useNativeLayers } from '../../native-layers.ts';

useNativeLayers();
afterEach(cleanup);

function Opener({ children, actions }: { readonly children?: ReactNode; readonly actions?: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>New board</Button>
      {open && (
        <Dialog
          title="Create a board"
          description="A place for pins."
          actions={actions}
          onClose={() => setOpen(false)}
        >
          {children}
        </Dialog>
      )}
    </>
  );
}

const opener = () => screen.getByRole('button', { name: 'New board' });
const dialog = () => screen.queryByRole('dialog', { name: 'Create a board' });

test('is named and described, and begins at its first field', async () => {
  render(
    <Opener>
      <input aria-label="Name" />
    </Opener>,
  );
  await userEvent.click(opener());
  const describing = document.getElementById(dialog()?.getAttribute('aria-describedby') ?? '');
  expect(describing?.textContent).toBe('A place for pins.');
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
});

test('begins at no field that is off', async () => {
  render(
    <Opener>
      <input aria-label="Always on" type="checkbox" disabled />
      <input aria-label="Name" />
    </Opener>,
  );
  await userEvent.click(opener());
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
});

test('without fields begins at its first decision', async () => {
  render(<Opener actions={<Button>Cancel</Button>} />);
  await userEvent.click(opener());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['a press beside it', () => Promise.resolve(fireEvent.mouseDown(dialog()!))],
])('closes by %s and gives the focus back', async (_way, close) => {
  render(<Opener />);
  await userEvent.click(opener());
  await close();
  expect(dialog()).toBeNull();
  expect(document.activeElement).toBe(opener());
});

test('gives the background back before it closes', async () => {
  const veiled: boolean[] = [];
  const close = vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(() => {
    veiled.push(document.documentElement.hasAttribute('data-background-inert'));
  });
  render(<Opener />);
  await userEvent.click(opener());
  expect(document.documentElement.hasAttribute('data-background-inert')).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(veiled).toEqual([false]);
  close.mockRestore();
});

test.each([
  ['middle', 1],
  ['right', 2],
])('a press of the %s button beside it keeps it open', async (_name, button) => {
  render(<Opener />);
  await userEvent.click(opener());
  fireEvent.mouseDown(dialog()!, { button });
  expect(dialog()).not.toBeNull();
});

test('a press inside keeps it open', async () => {
  render(<Opener />);
  await userEvent.click(opener());
  await userEvent.click(screen.getByText('A place for pins.'));
  expect(dialog()).not.toBeNull();
});

test('closing a dialog inside it leaves it open', async () => {
  function Inner() {
    const [asking, setAsking] = useState(true);
    return asking ? <Dialog title="Leave?" alert onClose={() => setAsking(false)} /> : null;
  }
  render(
    <Opener>
      <Inner />
    </Opener>,
  );
  await userEvent.click(opener());
  expect(screen.getByRole('alertdialog', { name: 'Leave?' })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(dialog()).not.toBeNull();
});
