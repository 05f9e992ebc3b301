import { describe, expect, it } from 'vitest';
import { buildHref } from './href.ts';
import type { NavigationItem, NavigationLocation } from './item.ts';

const location: NavigationLocation = {
  pathname: '/matches',
  search: '?day=today&sport=football',
  hash: '#table',
};

function hrefOf(item: Partial<NavigationItem>) {
  return buildHref({ id: 'x', type: 'basic', ...item }, location);
}

describe('buildHref', () => {
  it('has none without a link', () => {
    expect(hrefOf({ fragment: 'x' })).toBeUndefined();
  });

  it('leaves an external link as it is (NAV-13)', () => {
    const link = 'https://example.org/a?b=c#d';
    expect(hrefOf({ link, externalLink: true, queryParams: { x: 1 } })).toBe(link);
  });

  it('adds query parameters and fragment (NAV-13)', () => {
    expect(hrefOf({ link: '/teams', queryParams: { page: 2, open: true }, fragment: 'top' })).toBe(
      '/teams?page=2&open=true#top',
    );
  });

  it('repeats a parameter with several values and drops one without', () => {
    expect(hrefOf({ link: '/teams', queryParams: { sport: ['a', 'b'], none: null } })).toBe(
      '/teams?sport=a&sport=b',
    );
  });

  it('keeps what the link itself carries, unless the item says otherwise', () => {
    expect(hrefOf({ link: '/teams?page=1&size=5#top' })).toBe('/teams?page=1&size=5#top');
    expect(hrefOf({ link: '/teams?page=1&size=5#top', queryParams: { page: 2 } })).toBe(
      '/teams?size=5&page=2#top',
    );
  });

  it('merges with the parameters of the address (NAV-13)', () => {
    expect(
      hrefOf({
        link: '/teams',
        queryParamsHandling: 'merge',
        queryParams: { sport: 'chess', page: 1, day: null },
      }),
    ).toBe('/teams?sport=chess&page=1');
  });

  it('merges its own link into the parameters of the address, each once (NAV-13)', () => {
    expect(
      hrefOf({
        link: '/teams?sport=chess',
        queryParamsHandling: 'merge',
        queryParams: { page: 1 },
      }),
    ).toBe('/teams?day=today&sport=chess&page=1');
  });

  it('preserves the parameters of the address', () => {
    expect(
      hrefOf({ link: '/teams', queryParamsHandling: 'preserve', queryParams: { page: 1 } }),
    ).toBe('/teams?day=today&sport=football');
  });

  it('preserves the fragment of the address in place of its own (NAV-13)', () => {
    expect(hrefOf({ link: '/teams', fragment: 'top', preserveFragment: true })).toBe(
      '/teams#table',
    );
  });
});
