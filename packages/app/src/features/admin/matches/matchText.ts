import type { MatchRecord } from '@touchline/contract/adminMatch';
import { formatAbsolute } from '@touchline/ui/DateTime';
import type { TFunction } from 'i18next';
import type { MatchValues, TypedSide } from './fields/matchValues.ts';

function sideText(t: TFunction, side: TypedSide, record: MatchRecord | null): string {
  switch (side.kind) {
    case 'team': {
      const known = record?.teams.find(({ id }) => id === side.id)?.name;
      return known ?? (side.name || side.id);
    }
    case 'guest':
      return [side.name, side.schoolName].filter(Boolean).join(', ');
    default:
      return t('match.toBeConfirmed');
  }
}

/** A field of a match in words, for the comparison of two versions (ADMIN-64). */
export function matchText(
  t: TFunction,
  name: keyof MatchValues,
  values: MatchValues,
  record: MatchRecord | null,
  language: string,
): string {
  switch (name) {
    case 'homeTeam':
    case 'awayTeam':
      return sideText(t, values[name], record);
    case 'schedule': {
      const { kind, date, time, zone } = values.schedule;
      if (kind === 'tbc') return t('match.dateToBeConfirmed');
      const day = formatAbsolute(date, 'date', { language });
      return kind === 'date'
        ? `${day} · ${t('match.timeToBeConfirmed')}`
        : `${day} ${time} (${zone.replaceAll('_', ' ')})`;
    }
    case 'timeZone':
      return values.timeZone.replaceAll('_', ' ');
    case 'venue': {
      const { pitch, address, city, mapUrl, place } = values.venue;
      return [values.venue.name, pitch, address, city, mapUrl, place].filter(Boolean).join('\n');
    }
    case 'sport':
      return t(`match.sport.${values.sport as 'football'}`);
    case 'gender':
      return values.gender && t(`team.gender.${values.gender as 'boys'}`);
    case 'matchType':
      return values.matchType && t(`match.kind.${values.matchType as 'house'}`);
    default:
      return values[name];
  }
}
