import { expect, test, vi } from 'vitest';
import { ApiError, genericErrorText } from '#platform/client/ApiError.ts';
import { choosePresence } from './choosePresence.ts';

const showFailure = vi.hoisted(() => vi.fn());
vi.mock('#platform/failureToast.ts', () => ({ showFailure }));
const change = vi.hoisted(() => vi.fn());
vi.mock('./user.ts', () => ({ changePresence: change }));

test('a presence that is refused is told with the reason (ERROR-17)', async () => {
  const error = new ApiError('http', 429, genericErrorText, {}, undefined, 90);
  change.mockRejectedValue(error);
  choosePresence('busy');
  await vi.waitFor(() =>
    expect(showFailure).toHaveBeenCalledExactlyOnceWith('user.statusFailed', error),
  );
});
