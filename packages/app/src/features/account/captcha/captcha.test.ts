import { expect, it } from 'vitest';
import { parseCaptchaKey } from './captchaConfig.ts';

it('has a key only where the deployment names the provider and one (SIGNUP-4)', () => {
  expect(parseCaptchaKey('turnstile:0x4AAA-b_c')).toBe('0x4AAA-b_c');
  for (const other of [null, undefined, '', 'turnstile:', 'other:key', 'turnstile:a"b', 'key']) {
    expect(parseCaptchaKey(other)).toBeNull();
  }
});
