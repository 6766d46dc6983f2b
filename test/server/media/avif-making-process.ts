import { join } from 'node:path';
import { FileMediaStore } from '../../../server/adapters/files/file-media-store.ts';
import { SharpPictureProcessor } from '../../../server/adapters/images/sharp-picture-processor.ts';
import { openSqliteStore } from '../../../server/adapters/sql/sqlite-store.ts';
import { RunJobs } from '../../../server/application/jobs/run-jobs.ts';
import { MakeAvif } from '../../../server/application/media/make-avif.ts';

/** Does the jobs of the stores in a directory as a server does, until there are none; says when each is begun. */

const [directory = ''] = process.argv.slice(2);
const store = await openSqliteStore({ path: join(directory, 'pinakes.sqlite') });
const media = await FileMediaStore.open(join(directory, 'media'));
const pictures = new SharpPictureProcessor({ logger: { warn: () => {} } });
const makeAvif = new MakeAvif({ store, media, pictures });
const quiet = { error: () => {}, warn: () => {}, info: () => {}, debug: () => {} };

await store.transaction((tx) => tx.jobs.releaseAll());
const jobs = new RunJobs(
  { store, clock: { now: () => Date.now() }, logger: quiet },
  {
    'pictures.avif': {
      atMostMs: makeAvif.atMostMs,
      run: (job) => {
        process.stdout.write(`${job.key}\n`);
        return makeAvif.run(job);
      },
    },
  },
);
await jobs.run();
await pictures.close();
await store.close();
