import { override } from '../src/composition/provide.ts';
import { LoggerToken } from '../src/composition/tokens.ts';

/** Keeps the log of the app for a collector of your own: it is told one line of JSON at a time. */
export const ownLogger = (tell: (line: string) => void) => {
  const write = (level: string) => (event: string) => tell(JSON.stringify({ level, event }));
  return override(LoggerToken, { debug: write('debug'), warn: write('warn'), error: write('error') });
};
