/** The state of a history entry that leads to the sign-in after a new password was set. */
export const passwordChanged = { notice: 'passwordChanged' } as const;

/** The browser may hold any value as the state of an entry. */
export function isPasswordChanged(state: unknown): boolean {
  return (
    typeof state === 'object' &&
    state !== null &&
    'notice' in state &&
    state.notice === passwordChanged.notice
  );
}
