import { sessionScopedAtom } from '#platform/sessionScope.ts';

/**
 * How the live connection stands: `off` without a signed-in person, `connecting` until it is open
 * and whenever it is lost.
 */
export const liveStateAtom = sessionScopedAtom<'off' | 'connecting' | 'connected'>('off');
