// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Avatar } from '../../../src/ui/kit/avatar.tsx';
import { UserAvatar } from '../../../src/ui/kit/user-avatar.tsx';
import { aUserShort } from '../../builders/a-user.ts';

afterEach(cleanup);

const avatar = (name: string, colourKey = '1', picture: string | null = null) =>
  render(<Avatar name={name} colourKey={colourKey} picture={picture} size={40} />).container;

test.each([
  ['ines roth', 'I'],
  ['  émile', 'É'],
  ['👩‍👩‍👧‍👦 family', '👩‍👩‍👧‍👦'],
  ['', ''],
])('without a picture, “%s” is shown as “%s”', (name, initial) => {
  expect(avatar(name).textContent).toBe(initial);
});

test('the colour belongs to the person, not to the name', () => {
  const colourOf = (name: string, key: string) => avatar(name, key).firstElementChild?.className;
  expect(colourOf('Ann', '7')).toBe(colourOf('Anna', '7'));
});

test('a picture that does not come gives way to the initial', () => {
  const container = avatar('Ann', '1', '/broken.webp');
  fireEvent.error(container.querySelector('img')!);
  expect(container.textContent).toBe('A');
});

test('on a wall its picture is a background over the colour of the person', () => {
  const { container } = render(<Avatar name="Ann" colourKey="1" picture={'/a"n n.webp'} size={24} light />);
  const disc = container.firstElementChild as HTMLElement;
  expect(disc.style.backgroundImage).toBe('url("/a\\"n n.webp")');
  expect([disc.textContent, container.querySelector('img')]).toEqual(['', null]);
});

test('it is decoration: the name stands beside it', () => {
  expect(avatar('Ann', '1', '/ann.webp').querySelector('img')?.alt).toBe('');
});

test.each([
  [32, 'medium'],
  [48, 'large'],
  [120, 'xlarge'],
] as const)('a user at %i px gets the picture that is sharp at double density', (size, expected) => {
  const user = aUserShort({
    isDefaultImage: false,
    imageMediumUrl: 'medium',
    imageLargeUrl: 'large',
    imageXlargeUrl: 'xlarge',
  });
  const { container } = render(<UserAvatar user={user} size={size} />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe(expected);
});

test('a user without an own picture has the initial', () => {
  const { container } = render(
    <UserAvatar user={aUserShort({ isDefaultImage: true, fullName: 'Ann' })} size={32} />,
  );
  expect([container.querySelector('img'), container.textContent]).toEqual([null, 'A']);
});
