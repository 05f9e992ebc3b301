import { VisuallyHidden } from '@touchline/ui/VisuallyHidden';

/**
 * The address of an account whose person is known, beside a password field: a password manager looks
 * for it there.
 */
export function KnownUsername({ email }: { email: string }) {
  return (
    <VisuallyHidden>
      <input
        name="email"
        autoComplete="username"
        aria-hidden
        tabIndex={-1}
        readOnly
        value={email}
      />
    </VisuallyHidden>
  );
}
