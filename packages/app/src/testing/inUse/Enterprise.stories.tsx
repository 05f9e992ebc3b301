import preview from '#storybook/preview';
import { LayoutInUse } from './LayoutInUse.tsx';
import { inUse, situations } from './situations.ts';

const meta = preview.meta({
  title: 'Layouts/In use/Enterprise',
  component: LayoutInUse,
  ...inUse('enterprise'),
});

export const HomeOnAPhone = meta.story(situations.homeOnAPhone);

export const MatchFailedOnAPhone = meta.story(situations.matchFailedOnAPhone);

export const MessagesAtSm = meta.story(situations.messagesAtSm);

export const NoMatchesBelowMd = meta.story(situations.noMatchesBelowMd);

export const ScheduledMatchAtMd = meta.story(situations.scheduledMatchAtMd);

export const MessagesFailedAtLg = meta.story(situations.messagesFailedAtLg);

export const LiveMatchAtXl = meta.story(situations.liveMatchAtXl);

export const NoMessagesAtXl = meta.story(situations.noMessagesAtXl);
