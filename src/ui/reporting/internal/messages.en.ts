import { messages } from '../../../domain/messages/message.ts';

export const reportingMessages = messages('reporting', {
  anonymous: 'Reports are anonymous.',
  reason: 'What’s wrong with it?',
  reasonMissing: 'Choose a reason.',
  details: 'Tell us more',
  optional: 'optional',
  report: 'Report',
  reporting: 'Reporting…',
  alreadyReported: 'You’ve already reported this. Thanks – we’re looking into it.',
  close: 'Close',
});
