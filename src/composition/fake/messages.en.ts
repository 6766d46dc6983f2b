import { messages } from '../../domain/messages/message.ts';

export const fakeMessages = messages('fake', {
  reset: 'Reset',
  resetQuestion: 'Reset everything?',
  resetConsequence:
    'This deletes all accounts, boards and Pins in this browser and restores the sample content.',
  resetFailed:
    'We couldn’t load the sample content, so nothing was changed. Check your connection and try again.',
  resetting: 'Resetting…',
  secureOnly: 'This app needs an https:// or localhost address.',
});
