import type { MatchSummary } from '@touchline/contract/match';
import { Badge } from '@touchline/ui/Badge';
import { PlainLink } from '@touchline/ui/PlainLink';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyOr } from '#platform/loading/lazyOr.ts';
import { MatchGrid } from '#features/matches';
import { paths } from '#platform/paths.ts';
import { quiet } from './Home.css.ts';
import { HomeSection } from './HomeSection.tsx';
import { arrangeLive } from './arrangeLive.ts';
import type { NewLiveProps } from './NewLive.tsx';

const NewLive = lazyOr<NewLiveProps>(
  () => import('./NewLive.tsx').then((module) => module.NewLive),
  () => null,
);

/** Cards at the most; the rest is one link away. */
const most = 6;

/**
 * The matches being played. The order holds still while a person looks: what starts meanwhile waits
 * behind a button (domain.md §3.1).
 */
export function LiveMatches({ matches }: { matches: readonly MatchSummary[] }) {
  const { t } = useTranslation();
  const [order, setOrder] = useState(() => matches.map(({ id }) => id));
  const { shown, waiting } = arrangeLive(matches, order);
  return (
    <HomeSection
      title={t('home.live')}
      action={
        shown.length > most && (
          <PlainLink href={`${paths.matches}?status=live`}>{t('home.allLive')}</PlainLink>
        )
      }
      count={<Badge tone="neutral" text={t('home.liveCount', { count: matches.length })} />}
    >
      {waiting > 0 && (
        <div role="status">
          <Suspense fallback={null}>
            <NewLive count={waiting} onShow={() => setOrder(matches.map(({ id }) => id))} />
          </Suspense>
        </div>
      )}
      {shown.length === 0 && waiting === 0 ? (
        <p className={quiet}>{t('home.noneLive')}</p>
      ) : (
        <MatchGrid matches={shown.slice(0, most)} isDay />
      )}
    </HomeSection>
  );
}
