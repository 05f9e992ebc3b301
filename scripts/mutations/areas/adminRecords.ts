import { mutationsIn } from '../mutation.ts';

export const adminRecordMutations = [
  ...mutationsIn('packages/app/src/features/admin', [
    [
      'record/drafts/recordDrafts.ts',
      'the draft of an athlete stays in the browser',
      "area === 'athletes' ? storageKeys.athleteDrafts : storageKeys.recordDrafts",
      'storageKeys.recordDrafts',
    ],
    [
      'record/form/findings.ts',
      'a missing value is called too short',
      "input === undefined || input === null || input === ''",
      'input === undefined',
    ],
    [
      'record/recordValues.ts',
      'a sign makes a number',
      String.raw`/^\d{1,9}$/.test(text.trim())`,
      'true',
    ],
    ['record/wire.ts', 'any text is a colour', '.every((one)', '.some((one)'],
    [
      'teams/teamValues.ts',
      'a place without a number has the number of another',
      'number !== null && ',
      '',
    ],
    [
      'athletes/athleteDisplay.ts',
      'the safety flag has no reason of its own',
      "  if (isFlagged) return 'flag';\n",
      '',
    ],
    [
      'athletes/athleteDisplay.ts',
      'the preview does not see the flag that is set',
      '      safetyFlag,\n',
      '      safetyFlag: record.safetyFlag,\n',
    ],
    [
      'athletes/athleteValues.ts',
      'somebody who is too old is an athlete',
      ' && dateOfBirth > before(athleteAges.most + 1)',
      '',
    ],
    [
      'athletes/consentRequest.ts',
      'a withdrawal ends',
      "if (state !== 'granted') return { state, ...evidence };",
      '',
    ],
    ['athletes/athleteValues.ts', 'a name with a combined mark is unusual', String.raw`\p{M}`, ''],
    ['athletes/consentRequest.ts', 'what begins today begins at midnight', ' && at !== today', ''],
  ]),
  ...mutationsIn('packages/app/src/platform/storage', [
    ['storage.ts', 'drafts stay for somebody else', ' || kept.owner !== userId', ''],
  ]),
  ...mutationsIn('mocks/src/handlers', [
    ['teams.ts', 'the matches keep the face of the team', '    followInMatches(changed);\n', ''],
    [
      'schools.ts',
      'what holds the name of a school keeps the old one',
      '    followSchoolName(changed);\n',
      '',
    ],
    [
      'schools.ts',
      'a school waits again',
      'status !== before.status && !schoolTransitions[before.status].includes(status)',
      'false',
    ],
    ['athletes.ts', 'any state follows any other', '!transitions[before].includes(next)', 'false'],
  ]),
];
