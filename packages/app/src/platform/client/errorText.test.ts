import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { ApiError, genericErrorText } from './ApiError.ts';
import { errorText } from './errorText.ts';

const t = ((key: string, { count = '' } = {}) => `${key}${count}`) as unknown as TFunction;

const tooMany = (wait?: number) => new ApiError('http', 429, genericErrorText, {}, undefined, wait);

test.each([
  [new ApiError('offline', 0, genericErrorText), 'errors.offline'],
  [new ApiError('unexpectedAnswer', 200, genericErrorText), 'errors.unexpectedAnswer'],
  [new ApiError('tooSlow', 0, genericErrorText), 'errors.tooSlow'],
  [new ApiError('unsure', 0, genericErrorText), 'errors.unsure'],
  [new ApiError('http', 400, 'Taken'), 'Taken'],
  [new ApiError('http', 503, 'Back at noon'), 'Back at noon'],
  [new ApiError('http', 403, genericErrorText), 'errors.forbidden'],
  [new ApiError('http', 404, genericErrorText), 'errors.notFound'],
  [new ApiError('http', 429, genericErrorText), 'errors.tooMany'],
  [new ApiError('http', 500, genericErrorText), 'errors.generic'],
  [new Error('secret'), 'errors.generic'],
])('%o is %s (ERROR-1, ERROR-4)', (error, text) => {
  expect(errorText(t, error)).toBe(text);
});

test.each([
  [tooMany(42), 'errors.tooManySeconds42'],
  [tooMany(119), 'errors.tooManySeconds119'],
  [tooMany(121), 'errors.tooManyMinutes3'],
  [new ApiError('http', 429, 'Come back at noon', {}, undefined, 42), 'Come back at noon'],
])('a wait of %o is %s (ERROR-17)', (error, text) => {
  expect(errorText(t, error)).toBe(text);
});
