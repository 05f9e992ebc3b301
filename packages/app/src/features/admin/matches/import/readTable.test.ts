import fc from 'fast-check';
import { unparse } from 'papaparse';
import { expect, test } from 'vitest';
import { translate } from '../../testing/translate.ts';
import { windows1254 } from '../../testing/windows1254.ts';
import { decodeFile, largestFile, type DecodedFile } from './decodeFile.ts';
import { columnIds, columnOf, nameKeys } from './importColumns.ts';
import { cleanCell, cutText, mostRows, readTable } from './readTable.ts';
import { readDay, readTime, cellTimeText } from './readTime.ts';
import { vocabularyOf } from './vocabulary.ts';

const ts = [translate('en'), translate('tr')];
const vocabulary = vocabularyOf(ts);
const utf8 = (text: string) => new TextEncoder().encode(text);

function textOf(decoded: DecodedFile): string {
  if ('refusal' in decoded) throw new Error(decoded.refusal);
  return decoded.text;
}

function tableOf(text: string) {
  const read = readTable(text, vocabulary);
  if ('refusal' in read) throw new Error(read.refusal.reason);
  return read.table;
}

const turkish = `Başlık;Ev sahibi;Deplasman;Tarih;Saat;Saha
IŞIK – Iğdır, "ŞAMPİYONLUK" maçı;Işık Iğdır;İskelebaşı U16;25.04.2026;14:30;Çağrı Sahası
;;;;;
Ömer’in günü;Gökçeçınar U16;Belli değil;26.04.2026;;
`;

test.each([
  ['Home team,Away team,Match day,Venue', ['home', 'away', 'date', 'venue']],
  ['Ev sahibi takım;Konuk;Maç tarihi;Saha', ['home', 'away', 'date', 'venue']],
  [
    'Home,Home school,Visitors,Away school,Date',
    ['home', 'homeSchool', 'away', 'awaySchool', 'date'],
  ],
])('%s: names of columns that people write (ADMIN-150)', (head, expected) => {
  const sign = head.includes(';') ? ';' : ',';
  const { columns, ignored } = tableOf([head, expected.map(() => 'x').join(sign)].join('\n'));
  expect(columns).toEqual(expected);
  expect(ignored).toEqual([]);
});

test('a file of a Turkish spreadsheet: Windows-1254, semicolons, CRLF (ADMIN-7)', () => {
  const decoded = decodeFile(windows1254(turkish));
  expect(decoded).toMatchObject({ encoding: 'windows-1254' });
  const { columns, rows, ignored } = tableOf(textOf(decoded));
  expect(columns).toEqual(['title', 'home', 'away', 'date', 'time', 'venue']);
  expect(ignored).toEqual([]);
  expect(rows).toEqual([
    {
      line: 2,
      cells: {
        title: 'IŞIK – Iğdır, "ŞAMPİYONLUK" maçı',
        home: 'Işık Iğdır',
        away: 'İskelebaşı U16',
        date: '25.04.2026',
        time: '14:30',
        venue: 'Çağrı Sahası',
      },
    },
    {
      line: 4,
      cells: {
        title: 'Ömer’in günü',
        home: 'Gökçeçınar U16',
        away: 'Belli değil',
        date: '26.04.2026',
        time: '',
        venue: '',
      },
    },
  ]);
});

test.each([
  ['UTF-8', utf8(turkish), 'utf-8'],
  ['UTF-8 with a byte order mark', utf8(`\uFEFF${turkish}`), 'utf-8'],
  ['UTF-16', new Uint8Array(Buffer.from(`\uFEFF${turkish}`, 'utf16le')), 'utf-16le'],
])('the same file in %s is the same table (ADMIN-7)', (_, bytes, encoding) => {
  const decoded = decodeFile(bytes);
  expect(decoded).toMatchObject({ encoding });
  expect(tableOf(textOf(decoded))).toEqual(tableOf(turkish));
});

test.each([
  ['size', new Uint8Array(largestFile + 1).fill(65)],
  ['empty', utf8(' \r\n')],
  ['empty', new Uint8Array()],
  ['workbook', Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0])],
  ['workbook', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1])],
  ['binary', utf8('PNG\0\0')],
])('a file is refused for its %s (ADMIN-150)', (refusal, bytes) => {
  expect(decodeFile(bytes)).toEqual({ refusal });
});

test('a file of the largest size is read', () => {
  expect(decodeFile(new Uint8Array(largestFile).fill(65))).toMatchObject({ encoding: 'utf-8' });
});

test.each([
  ['commas', 'Home,Away,Date\nA;1,B,2026-04-25', { home: 'A;1', away: 'B', date: '2026-04-25' }],
  ['tabs', 'Home\tAway\tDate\nA,1\tB\t', { home: 'A,1', away: 'B', date: '' }],
  ['a line that names them', 'sep=;\nHome;Away;Date\nA;B;', { home: 'A', away: 'B', date: '' }],
  ['carriage returns alone', 'Home,Away,Date\rA,B,', { home: 'A', away: 'B', date: '' }],
  ['names in two languages', 'EV SAHİBİ; away *;Tarih:\nA;B;', { home: 'A', away: 'B', date: '' }],
  ['names without a dot', 'ev sahıbı;AWAY;TARIH\nA;B;', { home: 'A', away: 'B', date: '' }],
  ['rows that are short', 'Home;Away;Date\nA', { home: 'A', away: '', date: '' }],
  ['a break in a cell', 'Home;Away;Date\n"A\r\nB";C;', { home: 'A B', away: 'C', date: '' }],
])('a file with %s is read (ADMIN-7)', (_, text, cells) => {
  expect(tableOf(text).rows.map((row) => row.cells)).toEqual([cells]);
});

test('rows are numbered as a spreadsheet numbers them', () => {
  expect(tableOf('sep=;\nHome;Away;Date\n;;\nA;B;').rows.map(({ line }) => line)).toEqual([4]);
  expect(tableOf('Home;Away;Date\n"A\nB";C;\nD;E;').rows.map(({ line }) => line)).toEqual([2, 3]);
});

test.each([
  ['Name;Place\nA;B', { reason: 'noHead' }],
  ['Home;Away;Date\n;;\n', { reason: 'noRows' }],
  ['Home;Away\nA;B', { reason: 'missing', columns: ['date'] }],
  ['Home;Ev sahibi;Away;Date\nA;B;C;', { reason: 'twice', columns: ['home'] }],
  ['Home;Away;Date\n"A;B;\nC;D;', { reason: 'quotes' }],
])('a table is refused with its reason: %j', (text, refusal) => {
  expect(readTable(text, vocabulary)).toEqual({ refusal });
});

test('a table with too many rows is refused with their number (ADMIN-150)', () => {
  const text = `Home;Away;Date${'\nA;B;'.repeat(mostRows + 1)}`;
  const refusal = { reason: 'tooMany', count: mostRows + 1 };
  expect(readTable(text, vocabulary)).toEqual({ refusal });
});

test('a table of the most rows is read; what no column is known for is named', () => {
  const { rows, ignored } = tableOf(`Home;Away;Date;Hakem;Reason${'\nA;B;;C;'.repeat(mostRows)}`);
  expect(rows).toHaveLength(mostRows);
  expect(ignored).toEqual(['Hakem', 'Reason']);
  expect(tableOf('Home;Away;Date;Why not;Sonuç\nA;B;;;').ignored).toEqual([]);
});

const head = 'Home;Away;Date';

// Of the largest size: a file is chosen by a person, but may be written by another one.
test.each([
  ['a name of signs', `${'*'.repeat(999_990)}x\n`],
  ['a name of signs and spaces', `${head};${'* '.repeat(490_000)}x\nA;B;`],
  ['a long name', `${head};${'x'.repeat(999_000)}\nA;B;`],
  ['many names of signs', `${head}${`;${'*:'.repeat(999)}x`.repeat(490)}\nA;B;`],
  ['many columns and many rows', `${head}${';x'.repeat(200_000)}\n${'A\n'.repeat(200_000)}`],
  ['many quotation marks', `${head}\n${'"'.repeat(900_000)}`],
  ['many marks in cells', `${head}\n${';"a"b'.repeat(150_000)}`],
  ['a cell of delimiters', `${head}\n"${',\t; '.repeat(200_000)}";B;`],
  ['a cell of apostrophes', `${head}\n${"'".repeat(900_000)};B;`],
  ['lines that name the delimiter', 'sep=;\n'.repeat(140_000)],
])('a file with %s is read or refused at once', (_, text) => {
  expect(Object.keys(readTable(text, vocabulary))).toHaveLength(1);
});

test('a name of a column is no longer than a cell', () => {
  expect(tableOf(`${head};${'x'.repeat(3000)}\nA;B;`).ignored).toEqual(['x'.repeat(2000)]);
});

test('no name of a column means two columns', () => {
  const names = columnIds.flatMap((id) =>
    [id, ...ts.flatMap((t) => nameKeys(id).map((key) => t(key)))].map((name) => [name, id]),
  );
  for (const [name = '', id] of names) {
    const head = `${name};${id === 'home' ? '' : 'home;'}${id === 'away' ? '' : 'away;'}${id === 'date' ? '' : 'date'}`;
    expect(tableOf(`${head}\nA;B;C;D`).columns, name).toContain(id);
  }
});

test('the file that the list saves is read (ADMIN-27)', () => {
  const keys = ['title', 'date', 'time', 'home', 'away', 'score', 'sport', 'age'] as const;
  for (const t of ts) {
    const head = keys.map((key) => t(`admin.columns.${key}`)).join(';');
    expect(tableOf(`${head}\nA;B;C;D;E;F;G;H`).columns).toEqual([
      'title',
      'date',
      'time',
      'home',
      'away',
      'sport',
      'ageGroup',
    ]);
  }
});

test.each([
  ['  A\u00a0 B\t', 'A B'],
  ['\u200bA\ufeff', 'A'],
  ["'=1+1", '=1+1'],
  ["'s-Hertogenbosch", "'s-Hertogenbosch"],
  ['\u202eA', 'A'],
])('a cell %j is %j', (text, clean) => {
  expect(cleanCell(text)).toBe(clean);
});

test('a cell is no longer than anything that a match has, as it is read and as it is typed', () => {
  expect(cleanCell('🏑'.repeat(3000))).toBe('🏑'.repeat(2000));
  expect(cutText('🏑'.repeat(3000))).toBe('🏑'.repeat(2000));
  // What is still being typed ends with a space.
  expect(cutText('Ege ')).toBe('Ege ');
});

test.each([
  ['25.04.2026', { date: '2026-04-25', time: '' }],
  ['5.4.2026', { date: '2026-04-05', time: '' }],
  ['2026-04-25', { date: '2026-04-25', time: '' }],
  ['25.04.2026 14:30', { date: '2026-04-25', time: '14:30' }],
  ['2026-04-25T14:30:00', { date: '2026-04-25', time: '14:30' }],
  ['2026-04-25 00:00:00', { date: '2026-04-25', time: '' }],
  ['29.02.2028', { date: '2028-02-29', time: '' }],
  ['29.02.2026', null],
  ['31.04.2026', null],
  ['25.04.26', null],
  ['04/25/2026', null],
  ['46137', null],
  ['', null],
])('the day %j is %j (ADMIN-7)', (text, read) => {
  expect(readDay(text)).toEqual(read);
});

test.each([
  ['14:30:00', '14:30'],
  ['9.05.00', '9.05'],
  ['14:30:15', '14:30:15'],
  [' 9 ', '9'],
])('the time %j is %j', (text, read) => {
  expect(readTime(text)).toBe(read);
});

test.each([
  ['14:30', '2:30 PM', '14:30'],
  ['9.30', '9:30 AM', '09:30'],
  ['9', '9:00 AM', '09:00'],
  ['0:05', '12:05 AM', '00:05'],
  ['25:00', '25:00', '25:00'],
  ['noon', 'noon', 'noon'],
  ['', '', ''],
])('the time %j is shown as a language has it, or as it was written (ADMIN-150)', (...row) => {
  const [time, english, turkish] = row;
  expect(cellTimeText(time, 'en')).toBe(english);
  expect(cellTimeText(time, 'tr')).toBe(turkish);
});

test.each([
  ['match.broadcastTitle', 'title'],
  ['Match.HomeTeam.Id', 'home'],
  ['match.homeTeam.schoolName', 'homeSchool'],
  ['schedule.startsAt', 'date'],
  ['schedule.time', 'time'],
  ['match.venue.mapUrl', 'mapUrl'],
  ['match.ageGroup', 'ageGroup'],
  ['venue', 'venue'],
  ['match', null],
  ['match.score', null],
  ['constructor', null],
])('the field %j stands in the column %j (ADMIN-155)', (path, column) => {
  expect(columnOf(path)).toBe(column);
});

const cell = fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => cleanCell(text));

test('whatever is in the cells, a table that was written is read again', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 8 }),
      fc.constantFrom(';', ',', '\t'),
      fc.constantFrom('\r\n', '\n', '\r'),
      (rows, delimiter, newline) => {
        fc.pre(rows.every((cells) => cells.some((text) => text !== '')));
        const text = unparse([['Home', 'Away', 'Date'], ...rows], {
          delimiter,
          newline,
          quotes: true,
        });
        const read = tableOf(text).rows.map(({ cells }) => [cells.home, cells.away, cells.date]);
        expect(read).toEqual(rows.map((cells) => cells.map(cleanCell)));
      },
    ),
  );
});

/** Bytes of no head and of one: without it every file is refused for its head. */
const anyFile = fc.tuple(
  fc.constantFrom('', 'Home,Away,Date\n', 'Home;Away;Date;Home\n', 'Home\tAway\tDate\r\n'),
  fc.uint8Array({ maxLength: 200 }),
);

test('a file of any bytes is refused with a reason, or is a table of known columns', () => {
  const reasons = new Set<string>();
  fc.assert(
    fc.property(anyFile, ([head, bytes]) => {
      const decoded = decodeFile(new Uint8Array([...utf8(head), ...bytes]));
      if ('refusal' in decoded) {
        reasons.add(decoded.refusal);
        return;
      }
      const read = readTable(decoded.text, vocabulary);
      if ('refusal' in read) {
        reasons.add(read.refusal.reason);
        return;
      }
      reasons.add('none');
      const { columns, rows } = read.table;
      expect(columns).toEqual(['home', 'away', 'date']);
      expect(rows.length).toBeGreaterThan(0);
      for (const { cells } of rows)
        expect(Object.keys(cells).toSorted()).toEqual(columns.toSorted());
    }),
  );
  expect([...reasons]).toEqual(expect.arrayContaining(['noHead', 'twice', 'none']));
});
