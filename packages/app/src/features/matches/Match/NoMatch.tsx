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
 * Instead of a match that is not there. One that this browser has shown was withdrawn (MATCH-49);
 * of any other nobody learns whether there ever was one.
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
