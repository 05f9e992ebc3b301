import preview from '#storybook/preview';
import { LayoutInUse } from './LayoutInUse.tsx';
import { inUse, situations } from './situations.ts';

const meta = preview.meta({
  title: 'Layouts/In use/Modern',
  component: LayoutInUse,
  ...inUse('modern'),
});

export const HomeOnAPhone = meta.story(situations.homeOnAPhone);

export const HomeAtSm = meta.story({ ...situations.homeAtSm, tags: ['!test'] });

export const HomeBelowMd = meta.story({ ...situations.homeBelowMd, tags: ['!test'] });

export const HomeAtMd = meta.story({ ...situations.homeAtMd, tags: ['!test'] });

export const HomeAtLg = meta.story({ ...situations.homeAtLg, tags: ['!test'] });

export const HomeAtXl = meta.story({ ...situations.homeAtXl, tags: ['!test', 'picture'] });

export const LongNamesOnAPhone = meta.story(situations.longNamesOnAPhone);

export const QuietDayAtSm = meta.story({ ...situations.quietDayAtSm, tags: ['!test'] });

export const NoMatchesBelowMd = meta.story({ ...situations.noMatchesBelowMd, tags: ['!test'] });

export const HomeFailedAtMd = meta.story({ ...situations.homeFailedAtMd, tags: ['!test'] });

export const LiveMatchOnAPhone = meta.story({ ...situations.liveMatchOnAPhone, tags: ['!test'] });

export const LiveMatchAtSm = meta.story({ ...situations.liveMatchAtSm, tags: ['!test'] });

export const LiveMatchBelowMd = meta.story({ ...situations.liveMatchBelowMd, tags: ['!test'] });

export const LiveMatchAtMd = meta.story({ ...situations.liveMatchAtMd, tags: ['!test'] });

export const LiveMatchAtLg = meta.story({ ...situations.liveMatchAtLg, tags: ['!test'] });

export const LiveMatchAtXl = meta.story(situations.liveMatchAtXl);

export const LongNamesAtMd = meta.story({ ...situations.longNamesAtMd, tags: ['!test'] });

export const MatchFailedOnAPhone = meta.story({
  ...situations.matchFailedOnAPhone,
  tags: ['!test'],
});

export const UnknownMatchAtSm = meta.story({ ...situations.unknownMatchAtSm, tags: ['!test'] });

export const ScheduledMatchAtMd = meta.story({ ...situations.scheduledMatchAtMd, tags: ['!test'] });

export const UnreadMessagesOnAPhone = meta.story({
  ...situations.unreadMessagesOnAPhone,
  tags: ['!test'],
});

export const MessagesAtSm = meta.story(situations.messagesAtSm);

export const MessagesAtMd = meta.story({ ...situations.messagesAtMd, tags: ['!test'] });

export const MessagesFailedAtLg = meta.story({ ...situations.messagesFailedAtLg, tags: ['!test'] });

export const LongMessagesAtLg = meta.story({ ...situations.longMessagesAtLg, tags: ['!test'] });

export const NoMessagesAtXl = meta.story({ ...situations.noMessagesAtXl, tags: ['!test'] });
