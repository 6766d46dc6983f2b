import { useId, useRef, useState, type ReactNode } from 'react';
import { AnchoredPopover } from '../../../../src/ui/kit/layers/anchored-popover.tsx';
import { Button } from '../../../../src/ui/kit/buttons/button.tsx';
import { ConfirmDialog } from '../../../../src/ui/kit/layers/confirm-dialog.tsx';
import { Dialog, type DialogProps } from '../../../../src/ui/kit/layers/dialog.tsx';
import { MoreIcon } from '../../../../src/ui/kit/icons/more-icon.tsx';
import { PencilIcon } from '../../../../src/ui/kit/icons/pencil-icon.tsx';
import { TrashIcon } from '../../../../src/ui/kit/icons/trash-icon.tsx';
import { Menu, type MenuProps } from '../../../../src/ui/kit/layers/menu.tsx';
import { TextField } from '../../../../src/ui/kit/fields/text-field.tsx';
import type { ToastMessage } from '../../../../src/ui/kit/layers/toast-message.ts';
import { ToastRegion } from '../../../../src/ui/kit/layers/toast-region.tsx';
import type { Part } from '../part.ts';
import { useSay } from '../say.ts';
import { Select } from './select.tsx';

type OpenerProps = Omit<DialogProps, 'onClose' | 'children'> & {
  readonly name: string;
  readonly body?: ReactNode;
  readonly verb?: string;
};

/** A button that opens a dialog. */
function Opener({ name, body, verb, ...dialog }: OpenerProps) {
  const [open, setOpen] = useState(false);
  const say = useSay();
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{name}</Button>
      {open && (
        <Dialog
          {...dialog}
          onClose={close}
          actions={
            verb !== undefined && (
              <>
                <Button onClick={close}>Cancel</Button>
                <Button kind="primary" onClick={() => (close(), say(verb))}>
                  {verb}
                </Button>
              </>
            )
          }
        >
          {body}
        </Dialog>
      )}
    </>
  );
}

/** A button that opens a confirmation. */
function Question() {
  const [open, setOpen] = useState(false);
  const say = useSay();
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete</Button>
      {open && (
        <ConfirmDialog
          title="Delete this board?"
          description="Its pins go, too. This can’t be undone."
          confirm="Delete board"
          onConfirm={() => (close(), say('Delete board'))}
          onClose={close}
        />
      )}
    </>
  );
}

function Name() {
  const [value, setValue] = useState('');
  return <TextField label="Name" value={value} onChange={setValue} />;
}

function AccountMenu(props: Pick<MenuProps, 'entries'> & Partial<MenuProps>) {
  return (
    <Menu label="Your account" trigger={<MoreIcon size={20} />} triggerClass="kit-menu-button" {...props} />
  );
}

function Actions() {
  const say = useSay();
  return (
    <AccountMenu
      entries={[
        { label: 'Your profile', href: '/ann/' },
        { label: 'Edit', icon: <PencilIcon size={20} />, onChoose: () => say('Edit') },
        { label: 'Settings', href: '/settings' },
        {
          label: 'Delete',
          icon: <TrashIcon size={20} />,
          destructive: true,
          onChoose: () => say('Delete'),
        },
      ]}
    />
  );
}

function Choices() {
  const [sort, setSort] = useState('Newest');
  const entry = (label: string) => ({ label, checked: label === sort, onChoose: () => setSort(label) });
  return (
    <AccountMenu
      label="Sort"
      align="start"
      entries={[
        { heading: 'Sort by', entries: ['Newest', 'Oldest', 'By name'].map(entry) },
        { heading: 'More', entries: [{ label: 'Arrange', onChoose: () => setSort('By hand') }] },
      ]}
    />
  );
}

function Popover({ sheet }: { readonly sheet?: boolean }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  return (
    <>
      <Button ref={button} popoverTarget={id} aria-haspopup="dialog" aria-expanded={open}>
        {sheet === true ? 'Open sheet' : 'Open popover'}
      </Button>
      <AnchoredPopover
        id={id}
        popoverRef={popover}
        anchor={button}
        sheet={sheet}
        role="dialog"
        aria-label="Where to"
        onToggle={setOpen}
      >
        {() => (
          <div className="kit-popover">
            <Button>First</Button>
            <Button>Last</Button>
          </div>
        )}
      </AnchoredPopover>
    </>
  );
}

function Toasts() {
  const say = useSay();
  const [message, setMessage] = useState<ToastMessage | null>(null);
  const show = (given: Omit<ToastMessage, 'id'>) => setMessage({ id: `${Math.random()}`, ...given });
  const open = (name: string, given: Omit<ToastMessage, 'id'>) => (
    <Button key={name} onClick={() => show({ durationMs: 4000, ...given })}>
      {name}
    </Button>
  );
  return (
    <div className="kit-swatches">
      {open('Say', { text: 'Link copied' })}
      {open('Done', {
        text: 'Saved to',
        link: { label: 'Gardens', href: '/ann/gardens/' },
        picture: '/picture/120.svg',
        kind: 'done',
        action: { label: 'Change', onChoose: () => say('Change') },
      })}
      {open('Undo', { text: 'Pin deleted', kind: 'done', undo: () => say('Undone') })}
      {open('Problem', {
        text: 'The pin was not saved',
        detail: 'You seem to be offline. What you typed is kept on this device until the connection is back.',
        kind: 'problem',
        action: { label: 'Try again', onChoose: () => say('Again') },
      })}
      <ToastRegion message={message} onGone={() => setMessage(null)} />
    </div>
  );
}

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze';

export const LAYERS: readonly Part[] = [
  {
    id: 'dialog',
    title: 'Dialog, and sheet on phones',
    keys: 'Focus goes in, stays in and comes back. Escape closes the topmost one.',
    states: [
      {
        name: 'form',
        show: () => (
          <Opener
            name="New board"
            title="Create board"
            description="A place for pins."
            body={<Name />}
            verb="Create"
          />
        ),
      },
      {
        name: 'alert',
        show: () => <Question />,
      },
      { name: 'empty', show: () => <Opener name="Notice" title="Nothing to decide" /> },
      {
        name: 'long text',
        show: () => (
          <Opener name="Long words" title={LONG} description={`${LONG} `.repeat(4)} verb={`${LONG}!`} />
        ),
      },
      {
        name: 'many',
        show: () => (
          <Opener
            name="Tall"
            title="Much to read"
            width="wide"
            body={
              <div className="kit-tall">
                <p>It goes on below.</p>
              </div>
            }
            verb="Understood"
          />
        ),
      },
      {
        name: 'nested',
        show: () => (
          <Opener
            name="Outer"
            title="Edit board"
            body={
              <>
                <Name />
                <Select name="Cover" count={3} />
                <Opener name="Inner" title="Leave?" alert verb="Leave" />
                <Actions />
              </>
            }
            verb="Save"
          />
        ),
      },
    ],
  },
  {
    id: 'menu',
    title: 'Menu',
    keys: 'Enter, Space, Down and Up open it; arrows go round; Home, End and letters jump; Escape closes.',
    states: [
      { name: 'actions', show: () => <Actions /> },
      { name: 'choices', show: () => <Choices /> },
      { name: 'empty', show: () => <AccountMenu label="Nothing" entries={[]} /> },
      {
        name: 'long text',
        show: () => (
          <AccountMenu label="Long" entries={[{ label: `${LONG} ${LONG} ${LONG}`, href: '/long' }]} />
        ),
      },
      {
        name: 'many',
        show: () => (
          <AccountMenu
            label="Many"
            entries={Array.from({ length: 30 }, (_, index) => ({
              label: `Entry ${index + 1}`,
              href: `/${index}`,
            }))}
          />
        ),
      },
    ],
  },
  {
    id: 'popover',
    title: 'Popover, and sheet on phones',
    keys: 'Tab goes in and through; leaving it, Escape or a press beside close it.',
    states: [
      { name: 'popover', show: () => <Popover /> },
      { name: 'sheet', show: () => <Popover sheet /> },
    ],
  },
  {
    id: 'toast',
    title: 'Toast',
    keys: 'Said aloud without taking the focus; waits while hovered or focused.',
    states: [{ name: 'kinds', show: () => <Toasts /> }],
  },
];
