import { cardsOfEveryKind, savedPin } from '../../../test/builders/cards-of-every-kind.ts';
import { cardsWithBadData } from '../../../test/builders/cards-with-bad-data.ts';
import { toPinId } from '../../../src/domain/ids/ids.ts';
import type { Pin } from '../../../src/domain/pins/pin.ts';
import { LOOKS, type Setting, type Values } from '../../showcase/page/settings.ts';

/** The settings of the catalogue. */
export const CHOICES: readonly Setting[] = [
  {
    name: 'cards',
    label: 'Cards',
    choices: { kinds: 'Every kind', bad: 'Bad data', many: 'A thousand' },
  },
  { name: 'viewer', label: 'Viewer', choices: { member: 'Signed in', visitor: 'Signed out' } },
  {
    name: 'state',
    label: 'State',
    choices: {
      rest: 'At rest',
      near: 'Near',
      focus: 'Keyboard focus',
      saved: 'Saved',
      hidden: 'Hidden',
      reported: 'Reported',
    },
  },
  ...LOOKS,
  {
    name: 'tag',
    label: 'Shopping tag',
    choices: { footer: 'In the text', overlay: 'Over the picture', control: 'None' },
  },
];

const MANY = 1_000;

/** The pins of the chosen grid, as its viewer sees them. */
export function chosenPins({ cards, state }: Values): readonly Pin[] {
  const pins = pinsOf(cards).map(({ pin }) => pin);
  const all =
    cards === 'many'
      ? Array.from({ length: MANY }, (_, index) => ({
          ...pins[index % pins.length]!,
          entityId: toPinId(String(5001 + index)),
        }))
      : pins;
  return state === 'saved' ? all.map(savedPin) : all;
}

function pinsOf(cards: string | undefined) {
  if (cards === 'bad') return cardsWithBadData();
  return cards === 'many' ? [...cardsOfEveryKind(), ...cardsWithBadData()] : cardsOfEveryKind();
}
