import {
  BUILT_IN_EXPERIENCES,
  withBuiltIn,
} from '../../../src/domain/experiences/delivery/built-in-experiences.ts';
import type { ExperienceSet } from '../../../src/domain/experiences/delivery/experience-definition.ts';
import { readExperienceSet } from '../../../src/domain/experiences/delivery/read-experience-set.ts';
import type { ExperienceRegistry } from '../../application/ports/experience-registry.ts';
import type { Clock, Logger } from '../../application/ports/surroundings.ts';
import { OperatorFile } from './operator-file.ts';

/**
 * The operator's experiences as a JSON file, and the built-in ones: see docs/experiences.md. A missing file adds none.
 * The file is read again when it has changed; a malformed one is logged and ignored.
 */
export class ExperiencesFile implements ExperienceRegistry {
  readonly #file: OperatorFile<ExperienceSet>;

  constructor(path: string, deps: { readonly clock: Clock; readonly logger: Pick<Logger, 'warn'> }) {
    const parse = (text: string) => withBuiltIn(readExperienceSet(JSON.parse(text)));
    this.#file = new OperatorFile(
      { path, none: BUILT_IN_EXPERIENCES, parse, event: 'experiences.unreadable' },
      deps,
    );
  }

  current(): ExperienceSet {
    return this.#file.value();
  }
}
