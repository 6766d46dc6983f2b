import { ALONE, type CardSetting } from '../../src/domain/cards/card-setting.ts';

/** For a visitor of whom nothing is known, unless the test says more. */
export function aCardSetting(fields: Partial<CardSetting> = {}): CardSetting {
  return { ...ALONE, ...fields };
}
