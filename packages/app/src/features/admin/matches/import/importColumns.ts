import type { ParseKeys } from 'i18next';

/** The columns of a file with matches, in the order of the template. */
export const columnIds = [
  'title',
  'sport',
  'home',
  'homeSchool',
  'away',
  'awaySchool',
  'date',
  'time',
  'timeZone',
  'venue',
  'pitch',
  'address',
  'city',
  'mapUrl',
  'competition',
  'round',
  'matchType',
  'ageGroup',
  'gender',
  'level',
  'streamUrl',
] as const;

export type ColumnId = (typeof columnIds)[number];

/** The columns that a file cannot be without; a title is made from the teams. */
export const neededColumns: readonly ColumnId[] = ['home', 'away', 'date'];

/**
 * Other names of a column: those of the record, of the file that the list saves (ADMIN-27), and what
 * people write in their own tables.
 */
const otherNames: Partial<Record<ColumnId, readonly ParseKeys[]>> = {
  title: ['adminRecord.matches.fields.broadcastTitle', 'admin.columns.title'],
  sport: ['admin.columns.sport'],
  home: [
    'adminRecord.matches.fields.homeTeam',
    'admin.columns.home',
    'adminImport.otherNames.home',
  ],
  away: [
    'adminRecord.matches.fields.awayTeam',
    'admin.columns.away',
    'adminImport.otherNames.away',
    'adminImport.otherNames.guests',
  ],
  date: ['admin.columns.date', 'adminRecord.matches.day', 'adminImport.otherNames.date'],
  time: ['admin.columns.time'],
  timeZone: ['adminRecord.matches.fields.timeZone'],
  venue: ['admin.columns.venue', 'adminRecord.matches.venue.name', 'adminImport.otherNames.venue'],
  pitch: ['adminRecord.matches.venue.pitch'],
  mapUrl: ['adminRecord.matches.venue.mapUrl'],
  competition: ['admin.columns.competition', 'adminRecord.matches.fields.competition'],
  matchType: ['adminRecord.matches.fields.matchType'],
  ageGroup: ['admin.columns.age'],
  streamUrl: ['adminRecord.matches.fields.streamUrl'],
};

/** The keys of the names of a column in the files of translations; the first is in the template. */
export function nameKeys(id: ColumnId): readonly ParseKeys[] {
  return [`adminImport.columns.${id}`, ...(otherNames[id] ?? [])];
}

/** The column in which the field at a path is written, the longest path first. */
const columnOfPath: readonly [path: string, column: ColumnId][] = [
  ['broadcastTitle', 'title'],
  ['homeTeam.schoolName', 'homeSchool'],
  ['homeTeam', 'home'],
  ['awayTeam.schoolName', 'awaySchool'],
  ['awayTeam', 'away'],
  ['schedule.time', 'time'],
  ['schedule', 'date'],
  ['venue.name', 'venue'],
  ['venue.pitch', 'pitch'],
  ['venue.address', 'address'],
  ['venue.city', 'city'],
  ['venue.mapUrl', 'mapUrl'],
];

/**
 * The column of a field, as the record or the server names it; null for what stands in no column.
 * Some servers capitalise the names of fields.
 */
export function columnOf(path: string): ColumnId | null {
  const asked = path.replace(/^match\./i, '').toLowerCase();
  const isAt = (known: string) => {
    const wanted = known.toLowerCase();
    return asked === wanted || asked.startsWith(`${wanted}.`);
  };
  const [, found = null] = columnOfPath.find(([known]) => isAt(known)) ?? [];
  return found ?? columnIds.find(isAt) ?? null;
}
