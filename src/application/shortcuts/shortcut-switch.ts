import type { UserId } from '../../domain/ids/ids.ts';
import type { KeyValueStorage } from '../ports/storage/key-value-storage.ts';
import type { UserStateGateway } from '../ports/people/user-state-gateway.ts';
import type { NameIn } from '../../domain/storage/stored-data.ts';

type ShortcutSwitchDeps = { readonly states: UserStateGateway; readonly storage: KeyValueStorage };

/** The name of the stored state of an account, and of a visitor's browser. */
const STATE = 'KEYBOARD_SHORTCUTS';
const KEY = 'pinakes:shortcuts' satisfies NameIn<'local'>;

/**
 * Whether single-character keys are shortcuts. People who use speech input, or press keys by accident, can turn them
 * off. Stored with the account; for visitors (null) in their browser. Read once for each user.
 */
export class ShortcutSwitch {
  readonly #deps: ShortcutSwitchDeps;
  readonly #known = new Map<UserId | null, boolean>();
  readonly #reading = new Map<UserId | null, Promise<boolean>>();

  constructor(deps: ShortcutSwitchDeps) {
    this.#deps = deps;
  }

  /** Default: true. @throws {ServiceError} */
  async isOn(user: UserId | null): Promise<boolean> {
    const known = this.#known.get(user);
    if (known !== undefined) return known;
    const reading = this.#reading.get(user) ?? this.#read(user);
    this.#reading.set(user, reading);
    return reading.finally(() => this.#reading.delete(user));
  }

  async #read(user: UserId | null): Promise<boolean> {
    const { states, storage } = this.#deps;
    const kept = user === null ? storage.get(KEY) : await states.read(STATE);
    const on = this.#known.get(user) ?? kept !== 'off';
    this.#known.set(user, on);
    return on;
  }

  /** Takes effect at once, before it is stored. @throws {ServiceError} after restoring the previous value */
  async turn(user: UserId | null, on: boolean): Promise<void> {
    const { states, storage } = this.#deps;
    const kept = on ? 'on' : 'off';
    this.#known.set(user, on);
    try {
      if (user === null) storage.set(KEY, kept);
      else await states.keep(STATE, kept);
    } catch (error) {
      this.#known.delete(user);
      throw error;
    }
  }
}

/** Imports it on first use. @throws {ServiceError} when the import fails */
export type OpenShortcutSwitch = () => Promise<ShortcutSwitch>;
