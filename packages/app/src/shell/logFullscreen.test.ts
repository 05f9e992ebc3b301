import { expect, it, vi } from 'vitest';
import { logFullscreen } from './logFullscreen.ts';

it.each([
  ['unavailable', 'Fullscreen mode is not available'],
  ['notEntered', 'Entering fullscreen mode failed'],
  ['notLeft', 'Leaving fullscreen mode failed'],
] as const)('that the mode is %s is logged (SHELL-10, SHELL-23)', (reason, line) => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  logFullscreen(
    reason === 'unavailable' ? { reason } : { reason, cause: new TypeError('refused') },
  );
  expect(error.mock.calls).toEqual([[line]]);
  error.mockRestore();
});
