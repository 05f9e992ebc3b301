import { buildHref } from '@touchline/navigation/model';
import { dataLink, httpsAddress, pictureAddress, sitePath } from '@touchline/ui/href';
import { array, boolean, check, constantFrom, oneof, property, string, webUrl } from 'fast-check';
import { createMemoryHistory } from 'history';
import { describe, expect, it } from 'vitest';
import { connectHistory, navigateTo, replaceLocation } from './location/location.ts';

const origin = 'https://touchline.example';
const runs = { seed: 20_261_122, numRuns: 3_000 };

const separators = ['/', '\\', '.', '..', ':', '@', '?', '#', '%2f', '%5c', '\t', '\n', '\r', ' '];
const schemes = ['javascript', 'JavaScript', 'data', 'vbscript', 'https', 'http', 'mailto', 'tel'];
const words = [
  'evil.example',
  'home',
  'matches',
  'text/html,x',
  'alert(1)',
  '\u0000',
  '\u2028',
  '\ud800',
];

/** Addresses as an attacker would put them together. */
const hostile = oneof(
  array(constantFrom(...separators, ...schemes, ...words), { maxLength: 8 }).map((parts) =>
    parts.join(''),
  ),
  array(constantFrom(...separators, ...words), { maxLength: 8 }).map(
    (parts) => `/${parts.join('')}`,
  ),
  string(),
  webUrl(),
);

/** Where a browser goes when a person follows the address on a page of the site. */
function destination(href: string): URL {
  return new URL(href, `${origin}/matches/one?day=today`);
}

function staysHere(href: string | null | undefined): boolean {
  return (
    href === null ||
    href === undefined ||
    // The origin of a `javascript:` or `data:` address is `null`.
    (destination(href).origin === origin && !destination(href).pathname.startsWith('//'))
  );
}

const harmless = new Set(['https:', 'http:', 'mailto:', 'tel:']);

function isHarmless(href: string | undefined): boolean {
  return href === undefined || harmless.has(destination(href).protocol);
}

/** The link of a function that renders data, whose page-of-the-app links are under test. */
const validators: Record<string, (text: string) => string | null | undefined> = {
  'the rule itself': sitePath,
  'a message or shortcut that is called a page of the app': (text) => {
    const link = dataLink(text, true);
    return link.kind === 'none' ? null : link.href;
  },
  'an item of the navigation': (text) => {
    const item = { id: 'x', type: 'basic', link: text } as const;
    return buildHref(item, { pathname: '/', search: '', hash: '' });
  },
  'an item of the navigation with a query and a fragment': (text) => {
    const queryParams = { a: text };
    const item = { id: 'x', type: 'basic', link: text, queryParams, fragment: text } as const;
    return buildHref(item, { pathname: '/', search: '?b=1', hash: '' });
  },
};

function neverLeaves(validate: (text: string) => string | null | undefined) {
  return check(
    property(hostile, (text) => staysHere(validate(text))),
    runs,
  );
}

describe('a link from data that is a page of the app', () => {
  it.each(Object.entries(validators))('never leaves the site: %s (SEC-3)', (_, validate) => {
    expect(neverLeaves(validate).counterexample).toBeNull();
  });

  it.each([
    ['begins with a slash', (text: string) => text.startsWith('/')],
    ['begins with one slash', (text: string) => /^\/(?![/\\])/.test(text)],
    ['names no scheme', (text: string) => !/^[a-z]+:/.test(text)],
  ])('would leave it by a rule that only asks whether it %s', (_, accepts) => {
    const outcome = neverLeaves((text) => (accepts(text) ? text : null));
    expect(outcome.failed).toBe(true);
  });
});

describe('a link from data that the browser follows', () => {
  it('runs no script, for any text (SEC-3)', () => {
    const outcome = check(
      property(hostile, boolean(), (text, isInternal) => {
        const link = dataLink(text, isInternal);
        const item = { id: 'x', type: 'basic', link: text, externalLink: true } as const;
        return (
          (link.kind === 'none' || isHarmless(link.href)) &&
          isHarmless(buildHref(item, { pathname: '/', search: '', hash: '' })) &&
          (httpsAddress(text)?.protocol ?? 'https:') === 'https:'
        );
      }),
      runs,
    );
    expect(outcome.counterexample).toBeNull();
  });

  it('would run one if every address were followed', () => {
    const outcome = check(
      property(hostile, (text) => !URL.canParse(text) || isHarmless(text)),
      runs,
    );
    expect(outcome.failed).toBe(true);
  });
});

it('a picture from data comes by https, from this site or with the data itself (SEC-3)', () => {
  const outcome = check(
    property(hostile, (text) => {
      const source = pictureAddress(text);
      if (source === undefined) return true;
      const { protocol } = destination(source);
      return protocol === 'https:' || /^data:image\//i.test(source);
    }),
    runs,
  );
  expect(outcome.counterexample).toBeNull();
});

it('navigating anywhere leaves the history on this site (SEC-3)', () => {
  const outcome = check(
    property(hostile, (text) => {
      const history = createMemoryHistory({ initialEntries: ['/home'] });
      const stop = connectHistory(history);
      navigateTo(text);
      const pushed = history.createHref(history.location);
      replaceLocation(text);
      stop();
      return [pushed, history.createHref(history.location)].every(
        (href) => /^\/(?![/\\])/.test(href) && staysHere(href),
      );
    }),
    runs,
  );
  expect(outcome.counterexample).toBeNull();
});
