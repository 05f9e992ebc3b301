import * as v from 'valibot';
import type { CallsOf } from '../../call.ts';
import { text } from '../../internal/strict.ts';
import { id, listOf, optional } from '../../tolerant.ts';

/** An entry of the file manager. Size, dates and contents are texts for display. */
const entry = {
  id,
  /** Null at the root. */
  folderId: optional(id),
  name: v.string(),
  createdBy: v.string(),
  createdAt: v.string(),
  modifiedAt: v.string(),
  size: v.string(),
};

const folder = v.object({
  ...entry,
  type: v.literal('folder'),
  contents: optional(v.string()),
  description: optional(v.string()),
});

const file = v.object({
  ...entry,
  type: v.picklist(['PDF', 'XLS', 'DOC', 'TXT', 'JPG']),
  contents: v.optional(v.null(), null),
  description: v.optional(v.null(), null),
});

export type FolderEntry = v.InferOutput<typeof folder>;
export type FileEntry = v.InferOutput<typeof file>;

export const calls = {
  /**
   * The folders and the files of a folder, each sorted by name. Without an id, or with `null`: of
   * the root. All lists are empty for an unknown id.
   */
  files: {
    query: v.strictObject({ folderId: v.optional(text(64), 'null') }),
    answer: v.object({
      folders: listOf(folder),
      files: listOf(file),
      /** The folders from the root to this one, inclusive. */
      path: listOf(folder),
    }),
  },
} satisfies CallsOf<'files'>;
