import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { ApiError, genericErrorText } from './ApiError.ts';
import { errorText } from './errorText.ts';

const t = ((key: string) => key) as unknown as TFunction;

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
