import { VideoDirectory } from '../../../server/adapters/files/video-directory.ts';
import { describeVideoFiles } from '../../contracts/video-files.contract.ts';

describeVideoFiles('files', (folder) => VideoDirectory.open(folder));
