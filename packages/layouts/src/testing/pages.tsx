import { HeartIcon } from '@heroicons/react/24/outline';
import { EmptyState } from '@touchline/ui/EmptyState';
import { MatchCard, MatchCards } from '@touchline/ui/shell/MatchCard';
import { TextField } from '@touchline/ui/TextField';
import * as styles from './testing.css.ts';

const schools: readonly string[] = [
  'Ashworth High',
  'Kestrel Park Academy',
  'Göztepe Fen Lisesi',
  'Northbridge Grammar',
  'Lakeside Primary',
  'İnönü Ortaokulu',
];

/** A page with many matches, so that the document scrolls. */
export function LongPage() {
  return <Matches title="Matches" count={24} />;
}

/** A page that fits on any screen, so that the footer is at the end of the screen. */
export function ShortPage() {
  return <Matches title="Live now" count={1} />;
}

export function EmptyPage() {
  return (
    <div className={styles.nothing}>
      <h1 className={styles.title}>Favourites</h1>
      <EmptyState
        icon={HeartIcon}
        title="No favourites yet"
        description="Matches and teams that you follow appear here."
      />
    </div>
  );
}

function Matches({ title, count }: { title: string; count: number }) {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <TextField label="Team or school" name="filter" />
      <section aria-label="Matches">
        <MatchCards>
          {Array.from({ length: count }, (_, index) => (
            <li key={index}>
              <Match index={index} />
            </li>
          ))}
        </MatchCards>
      </section>
    </div>
  );
}

function Match({ index }: { index: number }) {
  const teams = [index, index * 5 + 1].map((team) => schools[team % schools.length] ?? '');
  const isLive = index % 4 === 0;
  return (
    <MatchCard
      title={teams.join(' – ')}
      titleLevel={2}
      href="#match"
      context="Football"
      teams={teams.map((schoolName, side) => ({
        name: 'U16',
        schoolName,
        ...(isLive && { points: String((index + side) % 3) }),
      }))}
      status={isLive ? { text: 'Live', tone: 'live' } : { text: 'Scheduled', tone: 'neutral' }}
      when={`${9 + (index % 8)}:30`}
    />
  );
}
