import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { FileMediaStore } from '../../../server/adapters/files/file-media-store.ts';
import { SharpPictureProcessor } from '../../../server/adapters/images/sharp-picture-processor.ts';
import { openSqliteStore } from '../../../server/adapters/sql/sqlite-node/sqlite-store.ts';
import { SystemTimer } from '../../../server/adapters/node/system-timer.ts';
import { RunJobs } from '../../../server/application/jobs/run-jobs.ts';
import { MakeAvif } from '../../../server/application/media/make-avif.ts';

/** Does the jobs of the stores in a directory as a server does, until there are none; says when each is begun. */

const [directory = ''] = process.argv.slice(2);
const store = await openSqliteStore({ path: join(directory, 'pinakes.sqlite') });
const media = await FileMediaStore.open(join(directory, 'media'));
const pictures = new SharpPictureProcessor({ logger: { warn: () => {} } });
const makeAvif = new MakeAvif({ store, media, pictures });
const quiet = { error: () => {}, warn: () => {}, info: () => {}, debug: () => {} };

const jobs = new RunJobs(
  {
    store,
    owner: String(process.pid),
    clock: { now: () => Date.now() },
    timer: new SystemTimer(),
    logger: quiet,
  },
  {
    'pictures.avif': {
      atMostMs: makeAvif.atMostMs,
      waitsMs: [50, 50, 50],
      run: (job) => {
        process.stdout.write(`${job.key}\n`);
        return makeAvif.run(job);
      },
    },
  },
);
await jobs.takeBack();
while ((await jobs.run()) !== null) await setTimeout(10);
await pictures.close();
await store.close();
