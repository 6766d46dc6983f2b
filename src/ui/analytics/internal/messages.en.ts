import { messages } from '../../../domain/messages/message.ts';

export const analyticsMessages = messages('analytics', {
  pinTitle: 'Pin stats',
  adTitle: 'Ad stats',
  profileTitle: 'Profile analytics',
  /** Leads to the list of one’s ads. */
  ads: 'Your ads',
  profileLead: 'All your pins on public and unlisted boards, taken together.',
  /** Leads back to the pin of the statistics. */
  viewPin: 'View pin',
  period: 'Period',
  /** A period that ends today: "30 days" */
  lastDays: '{days, plural, one {# day} other {# days}}',
  /** Chooses the figure that the chart shows. */
  figures: 'Show in the chart',
  /** Describes a chart to people who can’t see it: "Impressions per day, from Nov 1, 2026 to Nov 30, 2026. …" */
  chart: '{name} per day, from {first} to {last}. Most on one day: {most}. All days are in the table.',
  /** The tooltip of a bar in a chart: "Nov 21, 2026: 1,204" */
  bar: '{day}: {count}',
  table: 'Stats by day',
  day: 'Day',
  utc: 'Days begin at midnight UTC.',
  download: 'Download CSV',
  none: 'No stats yet',
  noneDetail: 'They’ll appear here once people see your pins.',
  noneOfPin: 'They’ll appear here once people see this pin.',
  /** Heads a row of pins on the page of their stats. */
  ownPins: 'Your pins',
  /** The same on the page of one pin’s stats. */
  otherPins: 'Your other pins',
  noneOfAd: 'They’ll appear here once people see this ad.',
});
