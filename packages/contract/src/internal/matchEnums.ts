export const sports = [
  'football',
  'cricket',
  'rugby',
  'hockey',
  'netball',
  'basketball',
  'volleyball',
  'handball',
  'waterPolo',
  'tennis',
  'other',
] as const;

export const matchStatuses = [
  'scheduled',
  'live',
  'paused',
  'finished',
  'abandoned',
  'postponed',
  'cancelled',
  'unknown',
] as const;

export const statusReasons = [
  'weather',
  'pitch',
  'transport',
  'illness',
  'opponentWithdrew',
  'safety',
  'other',
] as const;

export const decisions = [
  'regular',
  'extraTime',
  'penalties',
  'awarded',
  'walkover',
  'noResult',
] as const;

export const matchEventKinds = [
  'goal',
  'ownGoal',
  'penalty',
  'missed',
  'card',
  'substitution',
  'wicket',
  'boundary',
  'periodStart',
  'periodEnd',
  'note',
] as const;

export const genders = ['boys', 'girls', 'mixed', 'open'] as const;

export const matchTypes = ['interSchool', 'house', 'internal', 'friendly'] as const;

/** Who sees a team or a match: the staff, the people of the school, or everybody (MATCH-30). */
export const visibilities = ['draft', 'schoolOnly', 'public'] as const;
