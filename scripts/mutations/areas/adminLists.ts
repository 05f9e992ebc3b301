import { mutationsIn } from '../mutation.ts';

export const adminListMutations = [
  ...mutationsIn('packages/app/src/features/admin', [
    [
      'adminChanges.ts',
      'a change is not told to the other windows',
      'openChannel().postMessage(area);',
      'openChannel();',
    ],
    [
      'adminChanges.ts',
      'anything from another window is taken for an area',
      "return typeof data === 'string' && Object.hasOwn(adminAreas, data);",
      'return data !== undefined;',
    ],
    [
      'AdminList/listAddress.ts',
      'a value that does not fit is not reported',
      'if (valid.length < texts.length) isComplete = false;',
      '',
    ],
    [
      'AdminList/listAddress.ts',
      'a changed filter keeps the page',
      'return { ...state, page: 1, ...change };',
      'return { ...state, ...change };',
    ],
    [
      'AdminList/listAddress.ts',
      'the name of a child is read from the address',
      "const search = isSearchPrivate ? '' : ",
      'const search = ',
    ],
    [
      'AdminList/listAddress.ts',
      'a list is sorted by anything',
      'sorts.includes(text)',
      "text !== ''",
    ],
    [
      'AdminList/bulk.ts',
      'a refusal stops the other changes',
      'outcomes.push({ before, after: null, error });\n    }',
      'throw error;\n    }',
    ],
    [
      'AdminList/bulk.ts',
      'without an answer each of the rest is tried',
      'if (error instanceof ApiError && error.status === 0) unreachable = error;',
      '',
    ],
    [
      'AdminList/bulk.ts',
      'what was refused is taken back as well',
      'if (!after) continue;\n    try {\n      await undo(before, after);',
      'try {\n      await undo(before, after ?? before);',
    ],
    [
      'csvText.ts',
      'a spreadsheet calculates what a person typed',
      'escapeFormulae: true',
      'escapeFormulae: false',
    ],
    [
      'AdminList/consentView.ts',
      'a consent that has ended counts as given',
      "if (left <= 0) return 'ended';",
      '',
    ],
    [
      'AdminList/isWithoutScore.ts',
      'no goals count as no score',
      "return !score && decidedBy === 'regular';",
      "return decidedBy === 'regular';",
    ],
  ]),
  ...mutationsIn('mocks/src/handlers', [
    [
      'athletes.ts',
      'athletes of another school are asked for without a refusal',
      'if (schoolId) requireScope(caller, schoolId);\n  if',
      'if',
    ],
    [
      'athletes.ts',
      'athletes of a team of another school are asked for without a refusal',
      'if (teamId) requireScope(caller, teams.find(teamId)?.schoolId ?? null);',
      '',
    ],
    [
      'teams.ts',
      'teams of another school are asked for without a refusal',
      'if (schoolId) requireScope(caller, schoolId);',
      '',
    ],
  ]),
];
