import preview from '#storybook/preview';
import { LayoutInUse } from './LayoutInUse.tsx';
import { inUse, situations } from './situations.ts';

const meta = preview.meta({
  title: 'Layouts/In use/Compact',
  component: LayoutInUse,
  ...inUse('compact'),
});

export const HomeOnAPhone = meta.story(situations.homeOnAPhone);

export const QuietDayAtSm = meta.story(situations.quietDayAtSm);

export const NoMatchesBelowMd = meta.story(situations.noMatchesBelowMd);

export const HomeFailedAtMd = meta.story(situations.homeFailedAtMd);

export const HomeAtLg = meta.story(situations.homeAtLg);

export const HomeAtXl = meta.story(situations.homeAtXl);

export const MatchFailedOnAPhone = meta.story(situations.matchFailedOnAPhone);

export const UnknownMatchAtSm = meta.story(situations.unknownMatchAtSm);

export const LiveMatchBelowMd = meta.story(situations.liveMatchBelowMd);

export const ScheduledMatchAtMd = meta.story(situations.scheduledMatchAtMd);

export const LiveMatchAtLg = meta.story(situations.liveMatchAtLg);

export const LiveMatchAtXl = meta.story(situations.liveMatchAtXl);

export const UnreadMessagesOnAPhone = meta.story(situations.unreadMessagesOnAPhone);

export const MessagesAtSm = meta.story(situations.messagesAtSm);

export const MessagesBelowMd = meta.story(situations.messagesBelowMd);

export const MessagesAtMd = meta.story(situations.messagesAtMd);

export const MessagesFailedAtLg = meta.story(situations.messagesFailedAtLg);

export const NoMessagesAtXl = meta.story(situations.noMessagesAtXl);
