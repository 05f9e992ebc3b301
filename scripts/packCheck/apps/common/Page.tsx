'use client';

import { schoolSummary } from '@touchline/contract/school';
import { Button } from '@touchline/ui/Button';
import { DateTime } from '@touchline/ui/DateTime';
import { RichText } from '@touchline/ui/RichText';
import { MatchCard, MatchCards } from '@touchline/ui/shell/MatchCard';
import { TextField } from '@touchline/ui/TextField';
import { vars } from '@touchline/ui/theme';
import { useState } from 'react';
import { array, parse } from 'valibot';
import { Search } from './Search';

const matches = [
  { home: 'Northgate School', away: 'Marmara Koleji', points: ['2', '1'] },
  { home: 'Kestrel Park Academy', away: 'İnönü Ortaokulu', points: ['31', '28'] },
] as const;

/** What a server answered, read as the contract says: what it left out is `null`. */
const schools = parse(array(schoolSummary), [
  { id: 'northgate', name: 'Northgate School', shortName: 'Northgate', country: 'GB' },
  { id: 'kestrel', name: 'Kestrel Park Academy', shortName: 'Kestrel Park', country: 'GB' },
]);

/** A text that somebody wrote elsewhere, from a server. */
const news = 'Kick-off is at <b>18:30</b>. See <a href="/modern">the other layout</a>.';

/** A page with controls and matches. */
export function Page({ title }: { title: string }) {
  const [school, setSchool] = useState('');
  const [isKept, setKept] = useState(false);
  return (
    <div style={{ display: 'grid', gap: vars.space.large, padding: vars.space.xlarge }}>
      <h1>{title}</h1>
      <p>At home: {schools.map(({ shortName }) => shortName).join(' and ')}</p>
      <RichText html={news} />
      <p>
        Written <DateTime value="2026-11-20T12:05:00Z" format="dateTime" />
      </p>
      <Search />
      <TextField label="School" value={school} onChange={setSchool} />
      <div>
        <Button onPress={() => setKept(true)}>{isKept ? 'Kept' : 'Keep the filter'}</Button>
      </div>
      <MatchCards>
        {matches
          .filter(({ home }) => home.includes(school))
          .map(({ home, away, points }) => (
            <li key={home}>
              <MatchCard
                title={`${home} – ${away}`}
                titleLevel={2}
                href="/match"
                context="Football"
                teams={[home, away].map((schoolName, side) => ({
                  name: 'U16',
                  schoolName,
                  points: points[side],
                }))}
                status={{ text: 'Live', tone: 'live' }}
                when="18:30"
              />
            </li>
          ))}
      </MatchCards>
    </div>
  );
}
