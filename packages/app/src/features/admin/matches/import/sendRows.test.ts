import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#platform/client/ApiError.ts';
import { stubStorage } from '#testing/fakeStorage.ts';
import { translate } from '../../testing/translate.ts';
import { readImport, writeImport, type ImportedFile } from './importDraft.ts';
import { columnIds } from './importColumns.ts';
import { resultText, templateText } from './importFiles.ts';
import { readTable } from './readTable.ts';
import { sendRows, type RowOutcome, type SendRowsOptions } from './sendRows.ts';
import { vocabularyOf } from './vocabulary.ts';

interface Row {
  id: string;
}

const rows: Row[] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

function http(status: number, fields = {}) {
  return new ApiError('http', status, `Status ${status}`, fields);
}

/** Sends the rows to a server that answers as it is told, and notes what became of each. */
async function send(answers: Record<string, unknown>, options: Partial<SendRowsOptions<Row>> = {}) {
  const outcomes: [string, RowOutcome['state']][] = [];
  const sent: string[] = [];
  const stop = await sendRows(rows, {
    create: async ({ id }) => {
      sent.push(id);
      if (answers[id]) throw answers[id];
      return { id: `match-${id}`, broadcastTitle: id };
    },
    findCreated: async () => null,
    textOf: (error) => (error as Error).message,
    unsureId: null,
    isStopped: () => false,
    onSending: () => {},
    onOutcome: (id, { state }) => outcomes.push([id, state]),
    ...options,
  });
  return { stop, sent, outcomes };
}

test('one match after the other is created (ADMIN-152)', async () => {
  let open = 0;
  const { stop, outcomes } = await send(
    {},
    {
      create: async ({ id }) => {
        open += 1;
        expect(open).toBe(1);
        await Promise.resolve();
        open -= 1;
        return { id, broadcastTitle: id };
      },
    },
  );
  expect(stop).toEqual({ why: 'done' });
  expect(outcomes).toEqual(rows.map(({ id }) => [id, 'created']));
});

test.each([400, 403, 404, 409, 422])(
  'a refusal with %d is passed over (ADMIN-152)',
  async (status) => {
    const { stop, outcomes } = await send({ b: http(status) });
    expect(stop).toEqual({ why: 'done' });
    expect(outcomes.map(([, state]) => state)).toEqual(['created', 'refused', 'created']);
  },
);

test.each([
  ['too many calls', http(429), null],
  ['a call that took too long to come', http(408), null],
  ['an error of the server', http(500), 'b'],
  ['a network that is gone', new ApiError('offline', 0, ''), 'b'],
  ['an answer that did not come in time', new ApiError('unsure', 0, ''), 'b'],
  ['an answer that is not understood', new ApiError('unexpectedAnswer', 200, ''), 'b'],
  ['a fault of our own', new TypeError('x'), 'b'],
])('%s stops the sending, and the rest is not tried (ADMIN-152)', async (_, error, unsureId) => {
  const { stop, sent, outcomes } = await send({ b: error });
  expect(stop).toEqual({ why: 'failed', error, unsureId });
  expect(sent).toEqual(['a', 'b']);
  expect(outcomes).toEqual([['a', 'created']]);
});

test('a pause lets the match that is on its way arrive, and begins no other (ADMIN-152)', async () => {
  let isStopped = false;
  const { stop, outcomes } = await send(
    {},
    { onSending: () => (isStopped = true), isStopped: () => isStopped },
  );
  expect(stop).toEqual({ why: 'paused' });
  expect(outcomes).toEqual([['a', 'created']]);
});

test('what may have arrived is looked for before it is sent again (ADMIN-152)', async () => {
  const found = { id: 'match-x', broadcastTitle: 'x' };
  const there = await send({}, { unsureId: 'a', findCreated: async () => found });
  expect(there.sent).toEqual(['b', 'c']);
  expect(there.outcomes).toEqual(rows.map(({ id }) => [id, 'created']));
  const missing = await send({}, { unsureId: 'a' });
  expect(missing.sent).toEqual(['a', 'b', 'c']);
});

test.each([http(403), http(429), new ApiError('offline', 0, '')])(
  'a search that fails leaves the match unsure: %s',
  async (failure) => {
    const findCreated = () => Promise.reject(failure);
    const { stop, sent } = await send({}, { unsureId: 'a', findCreated });
    expect(stop).toMatchObject({ why: 'failed', unsureId: 'a' });
    expect(sent).toEqual([]);
  },
);

const [en, tr] = [translate('en'), translate('tr')];
const vocabulary = vocabularyOf([en, tr]);

test('the template can be read in both languages (ADMIN-7)', () => {
  expect(readTable(templateText(en, 'en'), vocabulary)).toEqual({ refusal: { reason: 'noRows' } });
  const text = templateText(tr, 'tr');
  expect(text.startsWith('\uFEFFBaşlık;Spor;Ev sahibi;')).toBe(true);
  const read = readTable(`${text}\r\nA;B`, vocabulary);
  expect(read).toMatchObject({ table: { columns: columnIds, ignored: [] } });
});

test('a file of the result can be read again, and a spreadsheet calculates nothing in it (ADMIN-155, SEC-7)', () => {
  const home = '=HYPERLINK("https://evil.example")';
  const cells = { home, away: 'A;-1', date: '25.04.2026' };
  const reported = { line: 7, cells, result: 'Refused', reason: '@SUM(A1)', address: '' };
  const text = resultText(en, 'en', ['home', 'away', 'date'], [reported]);
  expect(text).not.toMatch(/(?:^|[,;"\n])[=@-]/m);
  expect(readTable(text, vocabulary)).toEqual({
    table: { columns: ['home', 'away', 'date'], ignored: [], rows: [{ line: 2, cells }] },
  });
});

const file: ImportedFile = {
  name: 'maçlar.csv',
  encoding: 'windows-1254',
  columns: ['home', 'away', 'date'],
  ignored: [],
  zone: 'Europe/Istanbul',
  rows: [
    {
      id: '2',
      line: 2,
      cells: { home: 'Işık' },
      chosen: {},
      isIncluded: false,
      outcome: { state: 'created', id: 'match-a', title: 'A' },
    },
  ],
  unsure: { rowId: '2', known: ['match-b'] },
};

beforeEach(() => void stubStorage());
afterEach(() => vi.unstubAllGlobals());

test('an import that is not finished is kept for its person (ADMIN-154)', () => {
  writeImport('ada', file, 1000);
  expect(readImport('ada', 2000)).toEqual(file);
  expect(readImport('bob', 2000)).toBeNull();
  writeImport('ada', null, 3000);
  expect(readImport('ada', 4000)).toBeNull();
});

const long = '🏑'.repeat(2001);
const cut = '🏑'.repeat(2000);

test('a text that is too long is cut, and takes nothing else of the import with it (ADMIN-154)', () => {
  const [row] = file.rows;
  if (!row) throw new Error('There is no row');
  const keep = (change: Partial<typeof row>) => {
    writeImport('ada', { ...file, rows: [{ ...row, ...change }] }, 1000);
    return readImport('ada', 2000)?.rows[0];
  };
  expect(keep({ cells: { title: cut } })?.cells.title).toBe(cut);
  expect(keep({ cells: { title: long } })?.cells.title).toBe(cut);
  const fields = { title: [long] };
  expect(keep({ outcome: { state: 'refused', text: long, fields } })?.outcome).toEqual({
    state: 'refused',
    text: cut,
    fields,
  });
});

test('a kept import of another shape is none, and one that is too large is not kept', () => {
  writeImport('ada', { ...file, encoding: 'utf-7' } as unknown as ImportedFile, 1000);
  expect(readImport('ada', 2000)).toBeNull();
  const [row] = file.rows;
  if (!row) throw new Error('There is no row');
  const many = Array.from({ length: 600 }, () => ({ ...row, cells: { home: 'x'.repeat(2000) } }));
  writeImport('ada', { ...file, rows: many }, 1000);
  expect(readImport('ada', 2000)).toBeNull();
});
