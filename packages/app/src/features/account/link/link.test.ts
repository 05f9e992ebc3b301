import { describe, expect, it } from 'vitest';
import { ApiError } from '#platform/client/ApiError.ts';
import { staleLinkOf } from './linkState.ts';

describe('a refused link (SIGNUP-10)', () => {
  it.each([
    [new ApiError('http', 410, '', {}, 'expired'), 'expired'],
    [new ApiError('http', 410, '', {}, 'used'), 'used'],
    [new ApiError('http', 410, ''), 'expired'],
    [new ApiError('http', 404, ''), 'unknown'],
    [new ApiError('http', 400, '', { code: ['Too long'] }), 'unknown'],
    [new ApiError('http', 400, '', { password: ['Too short'] }), undefined],
    [new ApiError('http', 429, ''), undefined],
    [new ApiError('http', 500, ''), undefined],
    [new ApiError('offline', 0, ''), undefined],
    [new TypeError('x'), undefined],
  ])('%# says what it is', (error, state) => {
    expect(staleLinkOf(error)).toBe(state);
  });
});
