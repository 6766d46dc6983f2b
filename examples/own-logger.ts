import { override } from '../src/composition/provide.ts';
import { LoggerToken } from '../src/composition/tokens.ts';

/** Sends each log entry of the app to a collector of your own, as one line of JSON. */
export const ownLogger = (tell: (line: string) => void) => {
  const write = (level: string) => (event: string, detail?: unknown) =>
    tell(JSON.stringify({ level, event, detail }));
  return override(LoggerToken, { debug: write('debug'), warn: write('warn'), error: write('error') });
};
