import { mutationsIn } from '../mutation.ts';

export const previewMutations = [
  ...mutationsIn('mocks/src/handlers', [
    [
      'previews.ts',
      'a draft is told to be public',
      "isPublic: stored.visibility === 'public'",
      'isPublic: true',
    ],
    [
      'previews.ts',
      'a team that is not published is told to be public',
      'isPublic: publicTeams().includes(stored)',
      'isPublic: true',
    ],
    [
      'previews.ts',
      'a pending school is told to be public',
      "isPublic: stored.status === 'active'",
      'isPublic: true',
    ],
    [
      'previews.ts',
      'a squad has the hidden names',
      'squad: shownSquad(stored.squad)',
      'squad: stored.squad',
    ],
    [
      'previews.ts',
      'line-ups are not those that visitors get',
      'lineUps: shownLineUps(stored)',
      'lineUps: stored.lineUps',
    ],
    [
      'previews.ts',
      'the match says its visibility',
      'visibility: null }',
      'visibility: stored.visibility }',
    ],
    [
      'previews.ts',
      'a team of another school can be looked at',
      'requireScope(caller, stored.schoolId);',
      '',
    ],
    ['previews.ts', 'another school can be looked at', 'requireScope(caller, stored.id);', ''],
    [
      'previews.ts',
      'a match of another school can be looked at',
      'ownMatch(path.id, caller)',
      "ownMatch(path.id, { ...caller, roles: ['Administrator'] })",
    ],
    [
      'previews.ts',
      'the page of a school has teams that are not published',
      "schoolId === stored.id && visibility === 'public'",
      'schoolId === stored.id && visibility !== undefined',
    ],
  ]),
  ...mutationsIn('mocks/src/store', [
    [
      'matchFeeds.ts',
      'the page of a school or a team has no matches',
      '...owner, statuses }, among)',
      '...owner, statuses }, [])',
    ],
    [
      'matchFeeds.ts',
      'a postponed match is shown on the day that it was planned for',
      "if (match.status !== 'postponed') return match;",
      'if (match) return match;',
    ],
    [
      'matchFeeds.ts',
      'a finished match without a date is missing from a preview',
      'firstOf([...last, ...undated])',
      'firstOf(last)',
    ],
  ]),
];
