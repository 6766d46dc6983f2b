import type { WireClientContext } from '../../../../../wire/client-context.ts';
import type { Clock } from '../../../../application/ports/surroundings.ts';
import type { HttpSettings } from '../http-settings.ts';
import { addressTest, type AddressTest } from '../request/ip-address.ts';
import type { Visit } from '../visit/visit.ts';

type Debug = NonNullable<WireClientContext['debug']>;

/** Returns the experiment groups of the caller. */
export type ExperimentGroups = (visit: Visit) => Readonly<Record<string, string>>;

/** Debug data for employees and internal addresses, requested with a key that begins with `deb_`. */
export class DebugData {
  readonly #isInternal: AddressTest;
  readonly #employees: ReadonlySet<string>;
  readonly #clock: Clock;
  readonly #experiments: ExperimentGroups;

  constructor(settings: HttpSettings, clock: Clock, experiments: ExperimentGroups) {
    this.#isInternal = addressTest(settings.internalRanges);
    this.#employees = new Set(settings.employees.map((name) => name.toLowerCase()));
    this.#clock = clock;
    this.#experiments = experiments;
  }

  /** Null for all other callers. */
  of(visit: Visit): Debug | null {
    const sourceUrl = visit.sourceUrl;
    if (!asksForDebug(visit.facts.url.search) && !asksForDebug(sourceUrl)) return null;
    if (!this.#mayAsk(visit)) return null;
    return {
      experiments: { ...this.#experiments(visit) },
      timings_ms: { total: Math.max(0, this.#clock.now() - visit.facts.now) },
      surface: (sourceUrl || visit.facts.url.pathname).split(/[?#]/, 1)[0] ?? '',
    };
  }

  #mayAsk(visit: Visit): boolean {
    const { viewer } = visit;
    const isEmployee = viewer.kind === 'user' && this.#employees.has(viewer.user.username.toLowerCase());
    return isEmployee || this.#isInternal(visit.facts.origin.remoteAddress);
  }
}

function asksForDebug(address: string): boolean {
  return /[?&]deb_\w*/.test(address.slice(0, 4096));
}
