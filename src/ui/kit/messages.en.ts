import { messages } from '../../domain/messages/message.ts';

export const kitMessages = messages('kit', {
  cancel: 'Cancel',
  close: 'Close',
  deleting: 'Deleting…',
  undo: 'Undo',
  retry: 'Try again',
  loading: 'Loading…',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  moveUp: 'Move {name} up',
  moveDown: 'Move {name} down',
  rowBack: 'Scroll back',
  rowForward: 'Scroll forward',
  someOf: '{some} of {all}',
  charactersUsed: '{used} of {limit, plural, one {# character} other {# characters}}',
  charactersOver: '{count, plural, one {# character} other {# characters}} too many',
});
