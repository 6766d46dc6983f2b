import { VIEWPORT_CLASSES } from '../../../../../src/domain/experiences/delivery/audience.ts';
import type { ExplainedFacts } from '../../../../../src/domain/experiences/delivery/explanation.ts';
import { invalidParameter } from '../../core/call/call-failure.ts';

type Raw = Readonly<Record<string, unknown>>;

/**
 * The facts of a viewer as an operator gives them. Unknown names are ignored, as everywhere.
 * @throws {CallFailure} for facts of another type
 */
export function givenFacts(raw: Raw): Partial<ExplainedFacts> {
  const given: { -readonly [Fact in keyof ExplainedFacts]?: ExplainedFacts[Fact] } = {};
  read(raw, 'is_bot', isFlag, (value) => (given.isBot = value));
  read(raw, 'is_signed_in', isFlag, (value) => (given.isSignedIn = value));
  read(raw, 'is_partner', isFlag, (value) => (given.isPartner = value));
  read(raw, 'account_age_days', isCount, (value) => (given.accountAgeDays = value));
  read(raw, 'locale', isName, (value) => (given.locale = value));
  read(raw, 'country', isName, (value) => (given.country = value));
  read(raw, 'board_count', isCount, (value) => (given.boardCount = value));
  read(raw, 'save_count', isCount, (value) => (given.saveCount = value));
  read(raw, 'viewport', isViewport, (value) => (given.viewport = value));
  read(raw, 'page_kind', isName, (value) => (given.pageKind = value));
  read(raw, 'groups', isGroups, (value) => (given.groups = value));
  return given;
}

function read<T>(raw: Raw, name: string, is: (value: unknown) => value is T, set: (value: T) => void): void {
  const value = raw[name];
  if (value === undefined || value === null) return;
  if (!is(value)) throw invalidParameter(`facts.${name}`, 'wrong_type');
  set(value);
}

function isFlag(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 100;
}

function isViewport(value: unknown): value is (typeof VIEWPORT_CLASSES)[number] {
  return VIEWPORT_CLASSES.some((one) => one === value);
}

function isGroups(value: unknown): value is Readonly<Record<string, string>> {
  return typeof value === 'object' && value !== null && Object.values(value).every(isName);
}
