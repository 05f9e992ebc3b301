import { mutationsIn } from '../mutation.ts';

export const matchImportMutations = mutationsIn('packages/app/src/features/admin/matches/import', [
  [
    'decodeFile.ts',
    'a broken letter is passed over instead of read as Windows-1254',
    "new TextDecoder('utf-8', { fatal: true })",
    "new TextDecoder('utf-8')",
  ],
  [
    'decodeFile.ts',
    'a workbook is read as text',
    'mark.every((byte, index) => bytes[index] === byte)',
    'false',
  ],
  [
    'readTable.ts',
    'the delimiter is the first that is known',
    'countOf(other.ids) - countOf(one.ids)',
    '0',
  ],
  [
    'readTable.ts',
    'a row is numbered without the blank ones',
    'line: index + 1 + skipped',
    'line: index + 1',
  ],
  ['readTable.ts', 'the apostrophe of our files stays', 'typedText(text)', 'text'],
  ['readTable.ts', 'any number of rows is read', 'rows.length > mostRows', 'false'],
  ['readTime.ts', 'a day that no calendar has is read', 'return isDay(date) ?', 'return true ?'],
  [
    'directory.ts',
    'the team of another school is taken',
    'named.filter(({ school }) => isNamed(school, wanted.school))',
    'named',
  ],
  [
    'directory.ts',
    'a chosen team may be of another name',
    'ofSchool.filter(({ id }) => id === wanted.chosen)',
    '[...directory.teams.values()].flat().filter(({ id }) => id === wanted.chosen)',
  ],
  [
    'rowValues.ts',
    'a mistyped team of a school that is here becomes a guest',
    "else if (directory.schools.get(wanted.school)?.length) mistakes.set(side, 'noTeamInSchool');",
    '',
  ],
  [
    'rowValues.ts',
    'a school administrator imports the matches of others',
    'if (isSettled && !isOwn(teams, context))',
    'if (false)',
  ],
  [
    'checkRow.ts',
    'the rules of the record are not asked',
    'of findingsIn(t, values)) {',
    'of new Map<string, string>()) {',
  ],
  [
    'checkRow.ts',
    'the same match with the sides changed is another one',
    'flatMap((side) => keyOf(side) ?? []).toSorted()',
    'flatMap((side) => keyOf(side) ?? [])',
  ],
  [
    'rowState.ts',
    'a likely double is sent unasked',
    '(row.isIncluded ?? !isDuplicate(hints))',
    '(row.isIncluded ?? true)',
  ],
  ['rowState.ts', 'a row with errors is sent', "if (errors.size > 0) return 'wrong';", ''],
  [
    'sendRows.ts',
    'a match that may have arrived is sent again',
    'isUnsure ? await findCreated(row) : null',
    'null',
  ],
  [
    'sendRows.ts',
    'a server that asks to wait is asked on',
    '!transientStatuses.includes(error.status);\n}\n\n/** Whether a match may',
    'true;\n}\n\n/** Whether a match may',
  ],
  [
    'sendRows.ts',
    'a pause waits for the last row',
    "if (isStopped()) return { why: 'paused' };",
    '',
  ],
  [
    'findCreated.ts',
    'a match of another time counts as the one that was sent',
    'isAt(row, values)',
    'true',
  ],
  ['importDraft.ts', 'a file of any size is kept', 'lengthOf(file) <= largestKept', 'true'],
]);
