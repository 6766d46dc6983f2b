import { messages } from '../../../../../src/domain/messages/message.ts';

export const mediaMessages = messages('media', {
  videoTooLong:
    '{minutes, plural, one {Videos can be up to # minute long.} other {Videos can be up to # minutes long.}}',
});
