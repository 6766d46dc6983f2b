import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { LONGEST_FIRST } from './test/e2e/support/longest-first.ts';

/** Files that compare pictures: nothing else runs beside them. */
const ALONE = ['test/e2e/catalogue-pictures.e2e.ts'];

/** What takes longest begins first, so that the workers end together; the others as vitest would sort them. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const index = LONGEST_FIRST.findIndex((name) => moduleId.endsWith(`/test/e2e/${name}.e2e.ts`));
      return index === -1 ? LONGEST_FIRST.length : index;
    };
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}

// Tests of the built product in a real browser: see test/e2e/support.
export default defineConfig({
  test: {
    pool: 'forks',
    // One worker for each core. The files of a worker share a browser.
    isolate: false,
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // With the server's start and what is made for the test; what does not come is told by a wait, which is shorter.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    // In CI a browser that stalls once does not fail everything; the end of the run names what was tried twice.
    retry: process.env['CI'] ? 1 : 0,
    // As patient as the pages are (test/e2e/support/watched-page.ts).
    expect: { poll: { timeout: 12_000, interval: 50 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['test/e2e/**/*.e2e.ts'],
          exclude: ALONE,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser alone',
          include: ALONE,
          fileParallelism: false,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
