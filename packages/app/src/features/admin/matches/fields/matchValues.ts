import type { MatchRecord } from '@touchline/contract/adminMatch';
import type { MatchTeam } from '@touchline/contract/match';
import * as v from 'valibot';
import type { RecordForm } from '../../record/recordKind.ts';
import { textOrNull } from '../../record/recordValues.ts';
import { draftText } from '#platform/storage/draftText.ts';
import { readCoordinates, writeCoordinates } from './coordinates.ts';
import { zoneOfDevice } from '#platform/time/schedule.ts';
import { scheduleOf, typedTimeOf } from './matchTime.ts';

/** A side as it is typed: a team with a record, a guest by its names, or nobody yet (MATCH-29). */
const typedSide = v.object({
  kind: draftText,
  id: draftText,
  name: draftText,
  schoolName: draftText,
});

const typedTime = v.object({ kind: draftText, date: draftText, time: draftText, zone: draftText });

const typedVenue = v.object({
  name: draftText,
  pitch: draftText,
  address: draftText,
  city: draftText,
  mapUrl: draftText,
  /** The coordinates; a draft from before there was a field for them has none. */
  place: v.optional(draftText, ''),
});

/** The fields of a match as they are typed: texts, of which an empty one is none. */
export const matchDraft = v.partial(
  v.object({
    broadcastTitle: draftText,
    sport: draftText,
    homeTeam: typedSide,
    awayTeam: typedSide,
    schedule: typedTime,
    timeZone: draftText,
    venue: typedVenue,
    competition: draftText,
    round: draftText,
    matchType: draftText,
    ageGroup: draftText,
    gender: draftText,
    level: draftText,
    streamUrl: draftText,
  }),
);

export type MatchValues = Required<v.InferOutput<typeof matchDraft>>;

/** The fields, or some of them. */
export interface MatchFieldsProps {
  form: RecordForm<MatchRecord, MatchValues>;
}
export type TypedSide = v.InferOutput<typeof typedSide>;
export type TypedVenue = v.InferOutput<typeof typedVenue>;

const nobody: TypedSide = { kind: 'tbc', id: '', name: '', schoolName: '' };

function sideOf(team: MatchTeam | undefined): TypedSide {
  if (!team || team.name === '') return nobody;
  const { id, name, school } = team;
  return { kind: id === null ? 'guest' : 'team', id: id ?? '', name, schoolName: school.name };
}

export function matchValuesOf(match: MatchRecord): MatchValues {
  const { venue } = match;
  return {
    broadcastTitle: match.broadcastTitle,
    sport: match.sport,
    homeTeam: sideOf(match.teams[0]),
    awayTeam: sideOf(match.teams[1]),
    schedule: typedTimeOf(match.schedule, match.timeZone),
    timeZone: match.timeZone ?? '',
    venue: {
      name: venue?.name ?? '',
      pitch: venue?.pitch ?? '',
      address: venue?.address ?? '',
      city: venue?.city ?? '',
      mapUrl: venue?.mapUrl ?? '',
      place: writeCoordinates(venue?.latitude, venue?.longitude),
    },
    competition: match.competition ?? '',
    round: match.round ?? '',
    matchType: match.matchType ?? '',
    ageGroup: match.ageGroup ?? '',
    gender: match.gender ?? '',
    level: match.level ?? '',
    streamUrl: match.streamUrl ?? '',
  };
}

/** @param zone of the clock at the ground */
export function blankMatch(zone = zoneOfDevice()): MatchValues {
  return {
    broadcastTitle: '',
    sport: '',
    homeTeam: { ...nobody, kind: 'team' },
    awayTeam: { ...nobody, kind: 'team' },
    schedule: typedTimeOf(null, zone),
    timeZone: zone,
    venue: {
      name: '',
      pitch: '',
      address: '',
      city: '',
      mapUrl: '',
      place: '',
    },
    competition: '',
    round: '',
    matchType: '',
    ageGroup: '',
    gender: '',
    level: '',
    streamUrl: '',
  };
}

/** The title of a match that has none of its own; empty until both sides are known. */
export function titleOf(home: TypedSide, away: TypedSide): string {
  const known = [home, away].flatMap(({ kind, name }) => (kind === 'tbc' || !name ? [] : [name]));
  return known.length === 2 ? known.join(' – ') : '';
}

/** The title that a match is saved with: its own, or that of its teams while it is empty. */
export function titleIn({ broadcastTitle, homeTeam, awayTeam }: MatchValues): string {
  return broadcastTitle.trim() === '' ? titleOf(homeTeam, awayTeam) : broadcastTitle;
}

/** A change of a side, with the title as long as nobody has written another one. */
export function withSide(
  values: MatchValues,
  side: 'homeTeam' | 'awayTeam',
  changes: Partial<TypedSide>,
): Partial<MatchValues> {
  const next = { ...values, [side]: { ...values[side], ...changes } };
  const isOwn = values.broadcastTitle !== titleOf(values.homeTeam, values.awayTeam);
  return {
    [side]: next[side],
    ...(isOwn && values.broadcastTitle.trim() !== ''
      ? {}
      : { broadcastTitle: titleOf(next.homeTeam, next.awayTeam) }),
  };
}

function sideWire({ kind, id, name, schoolName }: TypedSide) {
  switch (kind) {
    case 'team':
      return { kind, id };
    case 'guest':
      return { kind, name, schoolName };
    default:
      return { kind: 'tbc' };
  }
}

/** The venue as it is sent; null if all fields are empty. */
function venueWire(texts: TypedVenue) {
  const place = readCoordinates(texts.place);
  if (Object.values(texts).every((text) => text.trim() === '')) return null;
  return {
    name: texts.name.trim(),
    pitch: textOrNull(texts.pitch),
    address: textOrNull(texts.address),
    city: textOrNull(texts.city),
    mapUrl: textOrNull(texts.mapUrl),
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
  };
}

export function matchWireOf(values: MatchValues): Readonly<Record<keyof MatchValues, unknown>> {
  return {
    broadcastTitle: titleIn(values),
    sport: values.sport,
    homeTeam: sideWire(values.homeTeam),
    awayTeam: sideWire(values.awayTeam),
    schedule: scheduleOf(values.schedule),
    timeZone: textOrNull(values.timeZone),
    venue: venueWire(values.venue),
    competition: textOrNull(values.competition),
    round: textOrNull(values.round),
    matchType: textOrNull(values.matchType),
    ageGroup: textOrNull(values.ageGroup),
    gender: textOrNull(values.gender),
    level: textOrNull(values.level),
    streamUrl: textOrNull(values.streamUrl),
  };
}
