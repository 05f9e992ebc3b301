import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

const formats = [
  'relative',
  'time',
  'date',
  'dateTime',
  'message',
  'day',
  'shortDay',
  'dayTime',
] as const;

const { DateTimeFormat } = Intl;

interface Server {
  zone: string;
  now: string;
}

/** What a server draws in its zone and at its time. */
async function draw(props: { format: (typeof formats)[number] }, { zone, now }: Server) {
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function (locales, options) {
    return new DateTimeFormat(locales, { timeZone: zone, ...options });
  });
  expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
  // Formatters are kept, also those of the zone before.
  vi.resetModules();
  const { DateTime } = await import('./DateTime.tsx');
  const shown = { language: 'en', now: () => Date.parse(now), ...props };
  return ['2026-11-20T22:05:00Z', '2026-11-20'].flatMap((value) =>
    [undefined, 'Europe/Istanbul'].map((timeZone) =>
      renderToString(createElement(DateTime, { value, ...shown, ...(timeZone && { timeZone }) })),
    ),
  );
}

it.each(formats)('a server writes %s alike in every zone and at every time', async (format) => {
  const here = await draw({ format }, { zone: 'UTC', now: '2026-11-20T22:10:00Z' });
  const there = await draw({ format }, { zone: 'Europe/Istanbul', now: '2027-01-03T08:00:00Z' });
  expect(there).toEqual(here);
});

it('a server names the zone and the year, which it does not know to be those of the reader', async () => {
  const server = { zone: 'Europe/Istanbul', now: '2026-11-20T22:10:00Z' };
  const [anywhere, atVenue, day] = await draw({ format: 'dayTime' }, server);
  expect(anywhere).toContain('>Fri, Nov 20, 2026, 10:05 PM UTC<');
  expect(atVenue).toContain('>Sat, Nov 21, 2026, 1:05 AM GMT+3<');
  expect(day).toContain('>Fri, Nov 20, 2026<');
});
