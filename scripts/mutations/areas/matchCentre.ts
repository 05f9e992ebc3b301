import { mutationsIn } from '../mutation.ts';

/** The match centre: what is fresh, what is said, what leaves the page. */
export const matchCentreMutations = mutationsIn('packages/app/src/features/matches/Match', [
  ['live/connectionState.ts', 'a late score looks live', "if (isStale) return 'delayed';", ''],
  [
    'live/createUpdateWatch.ts',
    'a request that was given up says later that it is on its way',
    '    clearTimeout(newest);\n',
    '',
  ],
  [
    'live/createUpdateWatch.ts',
    'an earlier answer hides that the newest is awaited',
    'if (newest !== timer) return;',
    '',
  ],
  [
    'live/matchMinute.ts',
    'the minute runs in a break',
    "status === 'live' && clock?.isRunning === true",
    "status === 'live' && clock !== null",
  ],
  [
    'live/matchMinute.ts',
    'a clock of yesterday is believed',
    'passed < 0 || passed > longestPeriod',
    'passed < 0',
  ],
  [
    'live/createAnnouncer.ts',
    'every change is said',
    'if (wait <= 0 && timer === undefined) {',
    'if (true) {',
  ],
  [
    'live/createAnnouncer.ts',
    'the first of the waiting changes is said',
    'waiting = text;',
    'waiting ??= text;',
  ],
  [
    'visit/seenMatches.ts',
    'every change of a score counts as a correction',
    '!before?.isFinished || ',
    '!before || ',
  ],
  [
    'calendar/calendarSchedule.ts',
    'a cancelled match stays in the calendar',
    "match.status === 'cancelled' || isPutOff",
    'isPutOff',
  ],
  [
    'calendar/calendarSchedule.ts',
    'what is not played is in the calendar of what is to come',
    'isOver(match) || isEntryCancelled(match)',
    'isOver(match)',
  ],
  [
    'calendar/matchCalendar.ts',
    'a date alone is certain',
    "return planned.kind === 'date' ? 'TENTATIVE' : 'CONFIRMED';",
    "return 'CONFIRMED';",
  ],
  [
    'calendar/calendarSchedule.ts',
    'the old date stands in the calendar',
    'isMoved ? rescheduledTo : schedule',
    'schedule',
  ],
  [
    'calendar/calendarSchedule.ts',
    'a new date counts after the match was planned again',
    "status === 'postponed' && rescheduledTo",
    'rescheduledTo',
  ],
  ['details/place.ts', 'the map of a venue is not used', 'if (given) return given.href;', ''],
  ['details/place.ts', 'a name is looked up', 'place || !address', 'place'],
  [
    'board/boardText.ts',
    'the words of the server are passed over',
    'if (match.resultText) return match.resultText;',
    '',
  ],
  [
    'board/boardText.ts',
    'the other side wins the penalties',
    'home > away ? 0 : 1',
    'home > away ? 1 : 0',
  ],
  [
    'share.ts',
    'a cancelled match is shared with a score',
    'teamsText(t, match), shownScore(match)',
    'teamsText(t, match), match.score',
  ],
  ['../playerText.ts', 'a hidden player has no word', "t('player.hidden')", "''"],
]);
