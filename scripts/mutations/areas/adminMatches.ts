import { mutationsIn } from '../mutation.ts';

export const adminMatchMutations = [
  ...mutationsIn('packages/app/src/features/admin/matches', [
    [
      'matchTime.ts',
      'a time is that of the device',
      'toZoned(start, zoneOrOwn(zone))',
      'toZoned(start, zoneOfDevice())',
    ],
    [
      'matchTime.ts',
      'a day has passed in its morning',
      'schedule.date < dayAt',
      'schedule.date <= dayAt',
    ],
    ['eventRequest.ts', 'any text is a minute', 'if (minute === undefined) return undefined;', ''],
    ['eventRequest.ts', 'what has no kind is sent', "kind === '' || ", ''],
    [
      'lineUp.ts',
      'nobody is lined up otherwise meanwhile',
      'textOf(player) !== textOf(known)',
      'false',
    ],
    ['mistakes.ts', 'nobody does not play nobody', " && homeTeam.id !== ''", ''],
    [
      'mistakes.ts',
      'a day may lie anywhere',
      "found.push(['schedule.date', 'period'])",
      'return found',
    ],
    [
      'matchActions.ts',
      'a match starts whenever somebody likes',
      "if (action === 'start') return startObstacle(match, now) === null",
      "if (action === 'start') return true",
    ],
    [
      'matchActions.ts',
      'what was called off comes back without a question',
      "asks: ['newTime', 'confirmation']",
      "asks: ['newTime']",
    ],
    [
      'matchActions.ts',
      'the day of a match is that of the device',
      'dayAt(now, zoneOrOwn(timeZone))',
      'dayAt(now)',
    ],
    [
      'matchValues.ts',
      'a title that somebody has written goes',
      "isOwn && values.broadcastTitle.trim() !== ''",
      'false',
    ],
    ['matchActions.ts', 'an old result is opened again', '<= reopening', '> 0'],
    [
      'matchActions.ts',
      'a match that is played is postponed',
      "postpone: { from: ['scheduled']",
      "postpone: { from: ['scheduled', 'live']",
    ],
    [
      'changeRequest.ts',
      'a match is put off for no reason',
      "asks.includes('reason') && change.reason",
      "asks.includes('newTime') && change.reason",
    ],
    ['changeRequest.ts', 'penalties end level', ' && home !== away', ''],
    [
      'changeRequest.ts',
      'a walkover needs a score',
      "decidedBy === 'awarded' || decidedBy === 'walkover'",
      "decidedBy === 'awarded'",
    ],
    ['scoreEntry.ts', 'an over has five balls', "ball === '5'", "ball === '4'"],
    [
      'scoreEntry.ts',
      'a wide is a ball',
      '{ runs: batting.runs + 1 }',
      '{ runs: batting.runs + 1, overs: nextBall(batting.overs) }',
    ],
    [
      'scoreEntry.ts',
      'somebody bats after ten wickets',
      'batting.wickets >= most.wickets',
      'batting.wickets > most.wickets',
    ],
    ['scoreEntry.ts', 'a set that is level is over', 'running.home !== running.away && ', ''],
    [
      'typedScore.ts',
      'a set that was not begun is played',
      '.filter(({ home, away }) => home + away > 0)',
      '',
    ],
    ['typedScore.ts', 'nothing typed is a score', '!isEmpty(typed) && ', ''],
    ['lineUp.ts', 'who does not play has a number', "part === 'out' || ", ''],
    ['lineUp.ts', 'everybody starts', "isStarting: part === 'starting'", 'isStarting: true'],
  ]),
  ...mutationsIn('packages/ui/src/internal', [
    ['allowEmptyHtml.ts', 'any HTML passes', "text === '' ? text : null", 'text'],
  ]),
];
