import { Button } from '@touchline/ui/Button';
import { Link } from '@touchline/ui/Link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { navigateTo } from '#platform/location/location.ts';
import { paths } from '#platform/paths.ts';
import { signOut } from '#session/session.ts';
import { UnsentChangesQuestion } from '../SignOut/UnsentChanges.tsx';
import { hasUnsentChanges } from '../SignOut/unsentChanges.ts';

export interface SignOutFirstProps {
  /** What signing out is good for here. */
  label: string;
  /** The page for visitors that comes next; omitted: the same page goes on. */
  next?: string;
}

/**
 * For a signed-in person: the link of a mail may be for another account (AUTH-29). It asks first if
 * changes are waiting to be sent (OFFLINE-12).
 */
export function SignOutFirst({ label, next }: SignOutFirstProps) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);

  function leave() {
    signOut();
    if (next !== undefined) navigateTo(next);
  }

  return (
    <>
      {isAsking ? (
        <UnsentChangesQuestion onNone={leave} />
      ) : (
        <Button
          size="large"
          isFullWidth
          onPress={() => {
            if (hasUnsentChanges()) setAsking(true);
            else leave();
          }}
        >
          {label}
        </Button>
      )}
      <Link href={paths.home} variant="outlined">
        {t('resetPassword.stay')}
      </Link>
    </>
  );
}
