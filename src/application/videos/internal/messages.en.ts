import { messages } from '../../../domain/messages/message.ts';

export const videoUploadMessages = messages('video-upload', {
  empty: 'This file is empty.',
  otherFormat: 'Only MP4 videos are supported.',
  largerThan: 'This video is too large. The limit is {megabytes} MB.',
  tooLarge: 'This video is too large.',
  tooLong:
    '{minutes, plural, one {Videos can be up to # minute long.} other {Videos can be up to # minutes long.}}',
  unreadable: 'We can’t read this video. Try another file.',
  storageFull: 'You’ve run out of storage.',
  unusable: 'This video can’t be used.',
  overdue: 'The upload took too long. Choose the video again.',
});
