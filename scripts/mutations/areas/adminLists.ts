import { mutationsIn } from '../mutation.ts';

export const adminListMutations = [
  ...mutationsIn('packages/app/src/features/admin', [
    [
      'fetchAllPages.ts',
      'the first page is the whole list',
      'page * largestPage >= total',
      'page * largestPage > 0',
    ],
    ['fetchAllPages.ts', 'a list that has shrunk never ends', 'items.length === 0 || ', ''],
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
      'refuse(part, error);\n    }',
      'throw error;\n    }',
    ],
    [
      'AdminList/bulk.ts',
      'without an answer each of the rest is tried',
      'error.status === 0 || ',
      '',
    ],
    [
      'AdminList/bulk.ts',
      'a server that asks to wait is sent each of the rest',
      ' || transientStatuses.includes(error.status)',
      '',
    ],
    [
      'AdminList/bulk.ts',
      'what was refused is taken back as well',
      'after ? [{ before, after }] : []',
      '[{ before, after: after ?? before }]',
    ],
    [
      'csvText.ts',
      'a spreadsheet calculates what a person typed',
      'escapeFormulae: formula',
      'escapeFormulae: false',
    ],
    [
      'csvText.ts',
      'a formula of two lines is calculated',
      'escapeFormulae: formula',
      'escapeFormulae: true',
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
  ...mutationsIn('packages/ui/src/Table', [
    [
      'selection.ts',
      'rows of other pages make the selection mixed',
      'ids.filter((id) => selected.has(id)).length',
      'selected.size',
    ],
    ['selection.ts', 'no rows are all rows', "if (count === 0) return 'none';", ''],
    [
      'selection.ts',
      'some rows are all rows',
      "count === ids.length ? 'all' : 'some'",
      "count > 0 ? 'all' : 'some'",
    ],
    [
      'selection.ts',
      'what is selected elsewhere is forgotten',
      'new Set(selected)',
      'new Set<string>()',
    ],
    [
      'selection.ts',
      'the selection of the parent is changed in place',
      'const next = new Set(selected);',
      'const next = selected as Set<string>;',
    ],
    ['selection.ts', 'a row is not taken away', 'else next.delete(id);', ''],
    ['selection.ts', 'a range ends before its last row', ', end) + 1)', ', end))'],
    ['selection.ts', 'a range goes downwards alone', 'Math.min(start, end)', 'start'],
    [
      'selection.ts',
      'a range begins on another page',
      'if (start < 0 || end < 0) return [to];',
      '',
    ],
    [
      'column.ts',
      'the first column names the row in any case',
      'columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0]',
      'columns[0]',
    ],
    [
      'column.ts',
      'without a column for it no column names the row',
      'columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0]',
      'columns.find(({ isRowHeader }) => isRowHeader)',
    ],
  ]),
  ...mutationsIn('scripts/bench', [
    [
      'tasks.ts',
      'tasks of other threads count',
      '.filter((event) => mainThreads.has(threadOf(event)))',
      '',
    ],
    ['tasks.ts', 'what is part of a task counts', " && name.endsWith('RunTask')", ''],
  ]),
];
