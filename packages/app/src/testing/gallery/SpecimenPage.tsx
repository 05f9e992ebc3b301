import { MatchCard, MatchCards } from '@touchline/ui/shell/MatchCard';
import type { TFunction } from 'i18next';
import { PageBody } from '#platform/page/PageBody.tsx';
import { heading } from '#platform/page/PageTitle.css.ts';

const matches = [
  { home: 'Northgate School', away: 'Marmara Koleji', points: ['2', '1'], status: 'live' },
  { home: 'Göztepe Fen Lisesi', away: 'Lakeside Primary', points: ['0', '0'], status: 'live' },
  { home: 'Kestrel Park Academy', away: 'İnönü Ortaokulu', points: ['31', '28'], status: 'paused' },
  { home: 'Ashworth High', away: 'Harbour View', status: 'scheduled' },
  { home: 'Iğdır Gölbaşı Lisesi', away: 'Hillside School', status: 'scheduled' },
  { home: 'Hillside School', away: 'Northgate School', points: ['1', '3'], status: 'finished' },
] as const;

const tones = {
  live: 'live',
  paused: 'warning',
  scheduled: 'neutral',
  finished: 'success',
} as const;

/** An example page with live matches as cards. */
export function SpecimenPage({ t }: { t: TFunction }) {
  return (
    <PageBody>
      <h1 className={heading}>{t('home.heading')}</h1>
      <MatchCards>
        {matches.map(({ home, away, status, ...match }) => (
          <li key={home}>
            <MatchCard
              title={`${home} – ${away}`}
              titleLevel={2}
              isTitleRedundant
              href="#match"
              context={t('match.sport.football')}
              teams={[home, away].map((schoolName, side) => ({
                name: 'U16',
                schoolName,
                ...('points' in match && {
                  points: match.points[side],
                  isLeading: Number(match.points[side]) > Number(match.points[1 - side]),
                }),
              }))}
              status={{ text: t(`match.status.${status}`), tone: tones[status] }}
              when="18:30"
            />
          </li>
        ))}
      </MatchCards>
    </PageBody>
  );
}
