import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * A sequencer that starts the listed files first, in the order of the list, so that no worker is left alone with a long
 * file at the end; the others follow as vitest sorts them.
 * @param endings the ends of the files' paths, longest file first
 */
export function longestFirst(endings: readonly string[]): typeof BaseSequencer {
  const place = ({ moduleId }: TestSpecification) => {
    const index = endings.findIndex((ending) => moduleId.endsWith(ending));
    return index === -1 ? endings.length : index;
  };
  return class LongestFirst extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
    }
  };
}
