import type { StatLine } from '../../../domain/statistics/pin-stats.ts';
import { statsCsv, type StatsDay } from '../../../domain/statistics/stats-history.ts';
import { buttonClass } from '../../kit/buttons/button-look.ts';
import { DownloadIcon } from '../../kit/icons/download-icon.tsx';
import { text } from '../../text/language.ts';
import { analyticsMessages } from './messages.en.ts';

/** Stores the shown days as a file for spreadsheets; it is made on this device. */
export function DownloadCsv({
  days,
  kinds,
  fileName,
}: {
  readonly days: readonly StatsDay[];
  readonly kinds: readonly StatLine['kind'][];
  readonly fileName: string;
}) {
  const content = encodeURIComponent(statsCsv(days, kinds));
  return (
    <a className={buttonClass({})} href={`data:text/csv;charset=utf-8,${content}`} download={fileName}>
      <DownloadIcon size={20} />
      {text(analyticsMessages.download)}
    </a>
  );
}
