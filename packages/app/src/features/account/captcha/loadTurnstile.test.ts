import { beforeEach, expect, test, vi } from 'vitest';

/** The scripts that were added to the page, in their order; those that were taken away are marked. */
const added: (EventTarget & { isRemoved?: boolean; remove: () => void })[] = [];

function makeScript() {
  const script = Object.assign(new EventTarget(), {
    isRemoved: false,
    remove() {
      script.isRemoved = true;
    },
  });
  return script;
}

const turnstile = { render: () => 'widget', remove: () => {} };

/** Starts a visit: fresh modules, without the provider's script. */
async function visit() {
  vi.resetModules();
  return (await import('./loadTurnstile.ts')).loadTurnstile;
}

beforeEach(() => {
  vi.useFakeTimers();
  added.length = 0;
  vi.stubGlobal('turnstile', undefined);
  vi.stubGlobal('document', {
    createElement: makeScript,
    head: { append: (script: ReturnType<typeof makeScript>) => added.push(script) },
  });
  return () => vi.useRealTimers();
});

/** How it ended; null while it has not. */
function endOf(loading: Promise<unknown>) {
  const end = { value: null as string | null };
  loading.then(
    () => (end.value = 'loaded'),
    (error: Error) => (end.value = error.message),
  );
  return end;
}

test('a script that neither loads nor fails counts as failed after 10 s, and is tried again (SIGNUP-4)', async () => {
  const loadTurnstile = await visit();
  const first = endOf(loadTurnstile());
  await vi.advanceTimersByTimeAsync(9_999);
  expect(first.value).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(first.value).toBe('The captcha did not come in time');
  expect(added[0]?.isRemoved).toBe(true);

  const second = endOf(loadTurnstile());
  expect(added).toHaveLength(2);
  vi.stubGlobal('turnstile', turnstile);
  added[1]?.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(second.value).toBe('loaded');
});

test('a script that comes after all serves the next attempt (SIGNUP-4)', async () => {
  const loadTurnstile = await visit();
  const first = endOf(loadTurnstile());
  await vi.advanceTimersByTimeAsync(10_000);
  vi.stubGlobal('turnstile', turnstile);
  added[0]?.dispatchEvent(new Event('load'));
  expect(first.value).toBe('The captcha did not come in time');
  await expect(loadTurnstile()).resolves.toBe(turnstile);
  expect(added).toHaveLength(1);
});

test('one script serves all who wait for it, and one without its API is another failure (SIGNUP-4)', async () => {
  const loadTurnstile = await visit();
  const ends = [endOf(loadTurnstile()), endOf(loadTurnstile())];
  expect(added).toHaveLength(1);
  added[0]?.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(0);
  expect(ends.map(({ value }) => value)).toEqual(Array(2).fill('The captcha has no API'));
  const next = endOf(loadTurnstile());
  added[1]?.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(0);
  expect(next.value).toBe('The captcha did not load');
});
