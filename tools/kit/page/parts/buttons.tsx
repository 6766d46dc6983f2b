import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../../../../src/ui/kit/buttons/button.tsx';
import { IconButton } from '../../../../src/ui/kit/buttons/icon-button.tsx';
import { CloseIcon } from '../../../../src/ui/kit/icons/close-icon.tsx';
import { MoreIcon } from '../../../../src/ui/kit/icons/more-icon.tsx';
import { PlusIcon } from '../../../../src/ui/kit/icons/plus-icon.tsx';
import { LinkButton } from '../../../../src/ui/kit/buttons/link-button.tsx';
import { TabLinks } from '../../../../src/ui/kit/lists/tab-links.tsx';
import type { Part, PartState } from '../part.ts';
import { useSay } from '../say.ts';

const LONG = 'Donaudampfschifffahrtsgesellschaft und alles, was dazugehört';

function Pressed({ children, ...rest }: ButtonProps) {
  const say = useSay();
  return (
    <Button {...rest} onClick={() => say('Pressed')}>
      {children}
    </Button>
  );
}

const pointed = (show: () => ReactNode): readonly PartState[] => [
  { name: 'rest', show },
  { name: 'hover', as: 'hover', show },
  { name: 'focus', as: 'focus-visible', show },
  { name: 'active', as: 'active', show },
];

const buttonOf = (kind: ButtonProps['kind']): Part => ({
  id: `button-${kind}`,
  title: `Button, ${kind}`,
  keys: 'Enter and Space press it.',
  states: [
    ...pointed(() => <Pressed kind={kind}>Save</Pressed>),
    {
      name: 'disabled',
      show: () => (
        <Pressed kind={kind} disabled>
          Save
        </Pressed>
      ),
    },
    {
      name: 'busy',
      show: () => (
        <Pressed kind={kind} pending="Saving…">
          Save the changes
        </Pressed>
      ),
    },
    {
      name: '48, 40, 32',
      show: () => (
        <div className="kit-swatches">
          <Pressed kind={kind} size={48}>
            Publish
          </Pressed>
          <Pressed kind={kind} size={40} icon={<PlusIcon size={20} />}>
            Create
          </Pressed>
          <Pressed kind={kind} size={32}>
            Follow
          </Pressed>
        </div>
      ),
    },
    { name: 'long text', wide: true, show: () => <Pressed kind={kind}>{LONG}</Pressed> },
    {
      name: 'link',
      show: () => (
        <LinkButton kind={kind} href="/settings">
          Settings
        </LinkButton>
      ),
    },
  ],
});

const onPicture = (show: () => ReactNode) => () => <div className="kit-on-picture">{show()}</div>;

export const BUTTONS: readonly Part[] = [
  ...(['primary', 'quiet', 'plain'] as const).map(buttonOf),
  {
    id: 'button-on-picture',
    title: 'Button, on a picture',
    states: pointed(() => <Pressed kind="on-picture">Save</Pressed>).map((state) => ({
      ...state,
      show: onPicture(state.show),
    })),
  },
  {
    id: 'icon-button',
    title: 'Icon button',
    keys: 'Enter and Space press it. Its tooltip comes with focus, rest and long press; Escape hides it.',
    states: [
      ...(['plain', 'quiet'] as const).flatMap((kind) =>
        pointed(() => <IconButton kind={kind} label={`More, ${kind}`} icon={<MoreIcon size={20} />} />).map(
          (state) => ({ ...state, name: `${kind}, ${state.name}` }),
        ),
      ),
      {
        name: 'on a picture',
        show: onPicture(() => <IconButton kind="on-picture" label="Close" icon={<CloseIcon size={20} />} />),
      },
      {
        name: 'disabled',
        show: () => <IconButton label="Close it" icon={<CloseIcon size={20} />} disabled />,
      },
      {
        name: '48, 44, 40, 32',
        show: () => (
          <div className="kit-swatches">
            {([48, 44, 40, 32] as const).map((size) => (
              <IconButton
                key={size}
                kind="quiet"
                size={size}
                label={`Add at ${size}`}
                icon={<PlusIcon size={20} />}
              />
            ))}
          </div>
        ),
      },
    ],
  },
  {
    id: 'tooltip',
    title: 'Tooltip',
    keys: 'Comes when the keyboard gets there or a pointer rests; Escape hides it, and only it.',
    states: [
      { name: 'short', show: () => <TooltipButton label="Add" /> },
      { name: 'long text', show: () => <TooltipButton label={LONG} /> },
      { name: 'beside it', show: () => <TooltipButton label="Remove" /> },
    ],
  },
  {
    id: 'tabs',
    title: 'Tabs',
    keys: 'Every part of a page has an address, so tabs are links: Tab reaches each, Enter goes there.',
    states: [
      { name: 'rest', wide: true, show: () => tabs('Profile', ['Created', 'Boards', 'Pins']) },
      { name: 'hover', as: 'hover', wide: true, show: () => tabs('Hovered', ['Created', 'Boards']) },
      { name: 'focus', as: 'focus-visible', wide: true, show: () => tabs('Focused', ['Created', 'Boards']) },
      { name: 'long text', wide: true, show: () => tabs('Long', [LONG, 'Pins', 'Unorganised ideas']) },
    ],
  },
];

function TooltipButton({ label }: { readonly label: string }) {
  const say = useSay();
  return (
    <IconButton kind="quiet" label={label} icon={<PlusIcon size={20} />} onClick={() => say('Pressed')} />
  );
}

function tabs(label: string, names: readonly string[]): ReactNode {
  return (
    <TabLinks
      label={label}
      tabs={names.map((name, index) => ({ href: `/ann/${index}/`, label: name, current: index === 1 }))}
    />
  );
}
