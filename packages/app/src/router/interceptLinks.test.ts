import { expect, test, vi } from 'vitest';
import { interceptLinks } from './interceptLinks.ts';
import { prefetchRoute } from './prefetch.ts';

vi.mock('./prefetch.ts', () => ({ prefetchRoute: vi.fn(async () => {}) }));

interface PressedLink {
  href: string;
  /** What a browser says of it; omitted: this site. */
  origin?: string;
  rel?: string;
}

/** Points at a link, focuses and presses it, in a document that knows its listeners alone. */
function press({ href, origin = 'https://site.example', rel = '' }: PressedLink) {
  const listeners = new Map<string, (event: object) => void>();
  const page = {
    addEventListener: (type: string, listener: (event: object) => void) =>
      listeners.set(type, listener),
  } as unknown as Document;
  class FakeLink {
    href = href;
    origin = origin;
    target = '';
    relList = { contains: (token: string) => rel.split(' ').includes(token) };
    closest = () => this;
    hasAttribute = () => false;
  }
  vi.stubGlobal('Element', FakeLink);
  vi.stubGlobal('location', new URL('https://site.example/home'));
  vi.stubGlobal('navigator', { onLine: true });
  vi.mocked(prefetchRoute).mockClear();
  const navigate = vi.fn();
  interceptLinks(page, navigate);
  const event = { target: new FakeLink(), button: 0, preventDefault: vi.fn() };
  for (const type of ['pointerover', 'focusin', 'click']) listeners.get(type)?.(event);
  expect(listeners.has('pointerover')).toBe(true);
  return {
    isPrefetched: vi.mocked(prefetchRoute).mock.calls.length > 0,
    isPrevented: event.preventDefault.mock.calls.length > 0,
    to: navigate.mock.lastCall?.[0],
  };
}

const leftToTheBrowser = { isPrefetched: false, isPrevented: false, to: undefined };

test('a link of the site changes the page (ROUTE-8)', () => {
  expect(press({ href: 'https://site.example/matches?day=1', rel: 'noopener noreferrer' })).toEqual(
    { isPrefetched: true, isPrevented: true, to: '/matches?day=1' },
  );
});

test('a link whose address cannot be read is left to the browser (SEC-3)', () => {
  expect(press({ href: 'https://[', origin: 'null' })).toEqual(leftToTheBrowser);
});

test('so is one that is called no page of the app, on this site too (INBOX-4, NAV-15)', () => {
  const href = 'https://site.example/files/rules.pdf';
  expect(press({ href, rel: 'external noopener noreferrer' })).toEqual(leftToTheBrowser);
});
