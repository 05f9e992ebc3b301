import { TrophyIcon } from '@heroicons/react/24/outline';
import { EmptyState } from '@touchline/ui/EmptyState';
import { Link } from '@touchline/ui/Link';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageBody } from '#platform/page/PageBody.tsx';
import { PageTitle } from '#platform/page/PageTitle.tsx';
import { paths } from '#platform/paths.ts';
import { userIdAtom } from '#session/session.atoms.ts';
import { readSeenMatches } from './visit/seenMatches.ts';

/**
 * Shown instead of a match that does not exist or is not public. Only if this browser has shown it
 * before, it says that the match was withdrawn (MATCH-49).
 */
export function NoMatch({ id }: { id: string }) {
  const { t } = useTranslation();
  const owner = useAtomValue(userIdAtom) ?? '';
  const [wasSeen] = useState(() => readSeenMatches(owner).some((match) => match.id === id));
  return (
    <PageBody>
      <PageTitle title={t(wasSeen ? 'matchPage.withdrawnTitle' : 'matchPage.notFoundTitle')} />
      <EmptyState
        icon={TrophyIcon}
        title={t(wasSeen ? 'matchPage.withdrawnText' : 'matchPage.notFoundText')}
        action={<Link href={paths.matches}>{t('matchPage.toMatches')}</Link>}
      />
    </PageBody>
  );
}
