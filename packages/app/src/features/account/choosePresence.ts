import type { User } from '@touchline/contract/user';
import { showFailure } from '#platform/failureToast.ts';
import { changePresence } from './user.ts';

/** Changes the presence; a change that is refused is taken back and told. */
export function choosePresence(presence: User['status']): void {
  changePresence(presence).catch((error: unknown) => showFailure('user.statusFailed', error));
}
