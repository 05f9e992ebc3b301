import { Button } from '@touchline/ui/Button';
import { Link } from '@touchline/ui/Link';
import { useTranslation } from 'react-i18next';
import { navigateTo } from '#platform/location/location.ts';
import { paths } from '#platform/paths.ts';
import { signOut } from '#session/session.ts';

export interface SignOutFirstProps {
  /** What signing out is good for here. */
  label: string;
  /** The page for visitors that comes next; omitted: the same page goes on. */
  next?: string;
}

/** For a signed-in person: the link of a mail may be for another account (AUTH-29). */
export function SignOutFirst({ label, next }: SignOutFirstProps) {
  const { t } = useTranslation();
  return (
    <>
      <Button
        size="large"
        isFullWidth
        onPress={() => {
          signOut();
          if (next !== undefined) navigateTo(next);
        }}
      >
        {label}
      </Button>
      <Link href={paths.home} variant="outlined">
        {t('resetPassword.stay')}
      </Link>
    </>
  );
}
