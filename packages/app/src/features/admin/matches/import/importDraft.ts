import * as v from 'valibot';
import { readDraft, writeDraft } from '../../record/drafts/recordDrafts.ts';
import { columnIds } from './importColumns.ts';
import { cutText } from './readTable.ts';

/** Cut and not refused, because one text that is too long would make the whole file unreadable. */
const text = v.pipe(v.string(), v.transform(cutText));

const outcome = v.variant('state', [
  v.object({ state: v.literal('created'), id: text, title: text }),
  v.object({
    state: v.literal('refused'),
    text,
    fields: v.record(v.string(), v.array(v.string())),
  }),
]);

const importedRow = v.object({
  id: v.string(),
  line: v.number(),
  cells: v.record(v.string(), text),
  chosen: v.object({ home: v.optional(text), away: v.optional(text) }),
  /** Null: as the dry run says. */
  isIncluded: v.nullable(v.boolean()),
  outcome: v.nullable(outcome),
});

/** A file that is being imported, with what was corrected in it and what became of its rows. */
const importedFile = v.object({
  name: v.string(),
  encoding: v.picklist(['utf-8', 'utf-16le', 'windows-1254']),
  columns: v.array(v.picklist(columnIds)),
  ignored: v.array(v.string()),
  /** The zone of the times that name none. */
  zone: text,
  rows: v.array(importedRow),
  /** The row that was sent and whose answer has not come, and the matches that it is not. */
  unsure: v.nullable(v.object({ rowId: text, known: v.array(text) })),
});

export type ImportedRow = v.InferOutput<typeof importedRow>;
export type ImportedFile = v.InferOutput<typeof importedFile>;

const kept = v.partial(v.object({ file: importedFile }));

/** A larger file is not kept, so that it takes no room from other drafts; in characters. */
const largestKept = 1_000_000;

/** How long the rows are as JSON, nearly; writing them out for that alone takes as long as to keep them. */
function lengthOf({ rows }: ImportedFile): number {
  let length = 0;
  for (const { cells } of rows)
    for (const [column, cell] of Object.entries(cells)) length += column.length + cell.length + 6;
  return length;
}

const place = (owner: string) => ({ area: 'matches', id: 'import', owner }) as const;

/** The import that this person has not finished, with the drafts of records (ADMIN-154). */
export function readImport(owner: string, now: number): ImportedFile | null {
  return readDraft(place(owner), kept, now)?.values.file ?? null;
}

export function writeImport(owner: string, file: ImportedFile | null, now: number): void {
  const isKept = file !== null && lengthOf(file) <= largestKept;
  writeDraft(place(owner), isKept ? { version: 0, values: { file } } : null, now);
}
