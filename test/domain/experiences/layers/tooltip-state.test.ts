import { expect, test } from 'vitest';
import { firstTooltipState, pressedDot } from '../../../../src/domain/experiences/layers/tooltip-state.ts';

test('a tooltip is open at once, a pulsar only pulses', () => {
  expect(firstTooltipState('tooltip')).toEqual({ dot: null, isOpen: true });
  expect(firstTooltipState('pulsar')).toEqual({ dot: 'pulsing', isOpen: false });
  expect(firstTooltipState('pulsar-then-tooltip')).toEqual({ dot: 'pulsing', isOpen: false });
});

test('a press on the dot pauses it and opens the tooltip', () => {
  expect(pressedDot(firstTooltipState('pulsar-then-tooltip'))).toEqual({ dot: 'still', isOpen: true });
});
