import type { KillSwitch } from '../../../src/domain/experiences/authoring/kill-switch.ts';
import type { UserId } from '../../../src/domain/ids/ids.ts';
import { StoreFull, StoreUnavailable, type Store } from '../ports/store.ts';
import type { Clock, IdGenerator, Logger } from '../ports/surroundings.ts';
import type { LiveExperiences } from './live-experiences.ts';

type TurnKillSwitchDeps = {
  readonly store: Pick<Store, 'transaction'>;
  readonly live: Pick<LiveExperiences, 'turnHere' | 'announceChange' | 'switches'>;
  readonly ids: Pick<IdGenerator, 'next'>;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'warn'>;
};

/** Switches experiences off or on: in this process at once, and in the store for all processes. */
export class TurnKillSwitch {
  readonly #deps: TurnKillSwitchDeps;

  constructor(deps: TurnKillSwitchDeps) {
    this.#deps = deps;
  }

  /** Not stored: the store could not be written; the switch counts in this process until its end. */
  async run(
    operatorId: UserId,
    killSwitch: KillSwitch,
    isOff: boolean,
  ): Promise<{ readonly isStored: boolean; readonly switches: ReturnType<LiveExperiences['switches']> }> {
    const { live, logger } = this.#deps;
    live.turnHere(killSwitch, isOff);
    const isStored = await this.#store(operatorId, killSwitch, isOff).catch((error: unknown) => {
      if (!(error instanceof StoreUnavailable || error instanceof StoreFull)) throw error;
      logger.warn('experiences.switch_not_stored', { error });
      return false;
    });
    if (isStored) await live.announceChange();
    return { isStored, switches: live.switches() };
  }

  async #store(operatorId: UserId, killSwitch: KillSwitch, isOff: boolean): Promise<true> {
    const { store, ids, clock } = this.#deps;
    await store.transaction(async (tx) => {
      await tx.operatorExperiences.turn(killSwitch, isOff);
      await tx.operatorExperiences.note({
        id: ids.next(),
        createdAt: clock.now(),
        operatorId,
        event: isOff ? 'switched_off' : 'switched_on',
        experienceId: killSwitch.kind === 'experience' ? Number(killSwitch.name) : null,
        revision: null,
        killSwitch,
      });
    });
    return true;
  }
}
