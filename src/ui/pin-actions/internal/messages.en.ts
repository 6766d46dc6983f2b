import { messages } from '../../../domain/messages/message.ts';

export const statMessages = messages('pin-stats', {
  stats: 'Pin stats',
  lastDays: '{days, plural, one {Last day} other {Last # days}}',
  missing: 'This stat is not available yet',
  tryAgain: 'Try again',
  /** Leads to the page with the statistics of each day. */
  dayByDay: 'See day by day',
});

/** The names of the statistics. */
export const statNames = messages('pin-stat', {
  impressions: 'Impressions',
  saves: 'Saves',
  pinClicks: 'Pin clicks',
});
