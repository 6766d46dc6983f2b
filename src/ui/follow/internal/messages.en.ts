import { messages } from '../../../domain/messages/message.ts';

export const followMessages = messages('follow', {
  follow: 'Follow',
  following: 'Following',
  followName: 'Follow {name}',
  followingName: 'Following {name}',
});
