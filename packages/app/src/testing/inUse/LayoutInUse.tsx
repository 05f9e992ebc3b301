import { matchHref, paths } from '#platform/paths.ts';
import { someMatches } from '../someMatches.ts';
import { WholeProduct } from '../WholeProduct.tsx';

export interface LayoutInUseProps {
  page: 'home' | 'match' | 'messages';
  /** What there is to show; `failing`: the call of the page is refused. */
  content: 'usual' | 'longNames' | 'short' | 'empty' | 'failing';
}

const addresses: Record<LayoutInUseProps['page'], Partial<Record<string, string>>> = {
  home: { usual: paths.home },
  match: {
    usual: matchHref(someMatches.live.id),
    short: matchHref(someMatches.scheduled.id),
    empty: matchHref('no-such-match'),
  },
  messages: { usual: paths.messages, short: `${paths.messages}?show=unread` },
};

/** For stories: the whole product at one of its pages. */
export function LayoutInUse({ page, content }: LayoutInUseProps) {
  const address = addresses[page][content] ?? addresses[page]['usual'] ?? paths.home;
  return <WholeProduct address={address} />;
}
