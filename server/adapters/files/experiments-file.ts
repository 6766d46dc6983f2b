import { CONTROL_GROUP, type Experiment } from '../../../src/domain/experiments/experiment.ts';
import type { ExperimentRegistry } from '../../application/ports/experiment-registry.ts';
import type { Clock, Logger } from '../../application/ports/surroundings.ts';
import { OperatorFile } from './operator-file.ts';

type ExperimentsFileDeps = { readonly clock: Clock; readonly logger: Pick<Logger, 'warn'> };

const NONE: ReadonlyMap<string, Experiment> = new Map();

/**
 * The operator's experiments, a JSON list of `{ "name", "groups": { group: percent }, "default" }`. A missing file is
 * an empty list. The file is read again when it has changed; a malformed one is logged and ignored.
 */
export class ExperimentsFile implements ExperimentRegistry {
  readonly #file: OperatorFile<ReadonlyMap<string, Experiment>>;

  constructor(path: string, deps: ExperimentsFileDeps) {
    const parse = (text: string) => experimentsIn(JSON.parse(text));
    this.#file = new OperatorFile({ path, none: NONE, parse, event: 'experiments.unreadable' }, deps);
  }

  all(): ReadonlyMap<string, Experiment> {
    return this.#file.value();
  }
}

/** @throws {TypeError} for a malformed list */
function experimentsIn(value: unknown): ReadonlyMap<string, Experiment> {
  if (!Array.isArray(value)) throw new TypeError('The experiments are no list.');
  const experiments = value.map(experimentOf);
  const byName = new Map(experiments.map((experiment) => [experiment.name, experiment]));
  if (byName.size < experiments.length) throw new TypeError('Two experiments have the same name.');
  return byName;
}

function experimentOf(value: unknown): Experiment {
  const { name, groups, default: otherwise = CONTROL_GROUP } = (value ?? {}) as Record<string, unknown>;
  if (!isName(name)) throw new TypeError('An experiment has no good name.');
  if (!isName(otherwise) || typeof groups !== 'object' || groups === null)
    throw new TypeError(`The groups of ${name} cannot be understood.`);
  const dealt = Object.entries(groups as Record<string, unknown>).map(([group, percent]) => {
    if (!isName(group) || typeof percent !== 'number' || !(percent >= 0))
      throw new TypeError(`A group of ${name} has no share in percent.`);
    return { name: group, percent };
  });
  if (dealt.reduce((sum, { percent }) => sum + percent, 0) > 100)
    throw new TypeError(`The groups of ${name} hold more than everybody.`);
  return { name, groups: dealt, otherwise };
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && /^\w{1,100}$/.test(value);
}
