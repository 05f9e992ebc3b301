import i18next from 'i18next';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError, genericErrorText } from './client/ApiError.ts';
import { showFailure } from './failureToast.ts';

const showToast = vi.hoisted(() => vi.fn());
vi.mock('./toasts.ts', () => ({ showToast }));
vi.spyOn(i18next, 't').mockImplementation(
  ((key: string, { count = '' }: { count?: number | string } = {}) => `[${key} ${count}]`) as never,
);

beforeEach(() => showToast.mockReset());

function shown(error: unknown): unknown {
  showFailure('messages.changeFailed', error);
  return showToast.mock.lastCall?.[0];
}

test('a change that failed is told with the words of the server (ERROR-1)', () => {
  expect(shown(new ApiError('http', 422, 'The inbox is being moved.'))).toEqual({
    text: '[messages.changeFailed ] The inbox is being moved.',
  });
});

test('a change that failed is told with the time to wait (ERROR-17)', () => {
  const error = new ApiError('http', 429, genericErrorText, {}, undefined, 90);
  expect(shown(error)).toEqual({
    text: '[messages.changeFailed ] [errors.tooManySeconds 90]',
  });
});

test('a change without an answer in time is told that it may have arrived (WIRE-21)', () => {
  expect(shown(new ApiError('unsure', 0, genericErrorText))).toEqual({
    text: '[messages.changeFailed ] [errors.unsure ]',
  });
});

test.each([
  new ApiError('http', 500, genericErrorText),
  new ApiError('offline', 0, genericErrorText),
  new ApiError('unexpectedAnswer', 200, genericErrorText),
  new TypeError('x is not a function'),
])('a change that failed without a reason has its own words alone: %s (ERROR-1)', (error) => {
  expect(shown(error)).toEqual({ text: '[messages.changeFailed ]' });
});
