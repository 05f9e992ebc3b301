import type { TeamSummary } from '@touchline/contract/team';
import { expect, test } from 'vitest';
import { teamsBySport } from './teamsBySport.ts';

const team = (id: string, fields: Partial<TeamSummary>): TeamSummary => ({
  id,
  name: id,
  shortName: id,
  school: { id: 'school', name: 'A school', shortName: 'A' },
  sport: 'football',
  ageGroup: 'U16',
  gender: 'open',
  season: '2025/26',
  level: null,
  crestUrl: null,
  colours: null,
  status: 'active',
  ...fields,
});

const names = { football: 'Futbol', tennis: 'Tenis', volleyball: 'Çim hokeyi' };

function idsOf(teams: TeamSummary[]): Record<string, string[]> {
  const groups = teamsBySport(teams, (sport) => names[sport as keyof typeof names], 'tr');
  return Object.fromEntries(groups.map(({ name, teams: of }) => [name, of.map(({ id }) => id)]));
}

test('teams are told by sport and age group, archived ones last (SCHOOL-5)', () => {
  const groups = idsOf([
    team('old', { ageGroup: 'U9', status: 'archived' }),
    team('tennis', { sport: 'tennis' }),
    team('U16', {}),
    team('U9', { ageGroup: 'U9' }),
    team('volleyball', { sport: 'volleyball' }),
    team('any', { ageGroup: null }),
  ]);
  expect(groups).toEqual({
    'Çim hokeyi': ['volleyball'],
    Futbol: ['any', 'U9', 'U16', 'old'],
    Tenis: ['tennis'],
  });
  expect(Object.keys(groups)).toEqual(['Çim hokeyi', 'Futbol', 'Tenis']);
});

test('teams of one age group are in the order of the language (SCHOOL-5)', () => {
  const groups = idsOf(
    ['Şirin', 'Sarı', 'Çınar', 'Cesur', 'Iğdır', 'İnci'].map((id) => team(id, {})),
  );
  expect(groups['Futbol']).toEqual(['Cesur', 'Çınar', 'Iğdır', 'İnci', 'Sarı', 'Şirin']);
});
