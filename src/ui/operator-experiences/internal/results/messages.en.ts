import { messages } from '../../../../domain/messages/message.ts';

export const resultMessages = messages('operatorExperienceResults', {
  period: 'Period',
  lastDays: '{days, plural, other {# days}}',
  figures: 'Figures',
  none: 'Nothing counted yet',
  noneDetail: 'Counts appear here once it’s live. Only people who agreed to statistics are counted.',
  download: 'Download CSV',
  fileName: 'experience-{id}.csv',

  sampleRatio:
    'The number of people held out isn’t what it should be. Don’t trust the difference until you know why.',
  tooFew: 'Fewer than 100 people completed it. Wait before you conclude anything.',
  completedShare: '{value} of those who saw it completed it (between {low} and {high}).',
  difference:
    'That’s {value} more of all who could see it than of those held out (between {low} and {high}).',

  chart: '{name} from {first} to {last}; {most} at most',
  /** One bar: "Nov 21, 2026: 12" */
  bar: '{day}: {count}',
  table: 'All days',
  day: 'Day',
  total: 'Total',
});
