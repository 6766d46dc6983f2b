import { messages } from '../../../domain/messages/message.ts';

export const boardsMessages = messages('boards', {
  secret: '(secret)',
  unlisted: '(unlisted)',
  pinCount: '{count, plural, one {# pin} other {# pins}}',
  sectionCount: '{count, plural, one {# section} other {# sections}}',
  withOthers: 'with {count, plural, one {# other} other {# others}}',
  archived: '{board} has been archived',
  unarchived: '{board} has been unarchived',
  undo: 'Undo',
});
