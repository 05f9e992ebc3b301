import * as v from 'valibot';
import type { CallsOf } from '../../call.ts';
import { filled, link, strictId, strictInstant, text, whole } from '../../internal/strict.ts';
import { id, instant, listOf, oneOf, optional } from '../../tolerant.ts';

const flag = v.fallback(v.boolean(), false);
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const attachment = v.object({
  type: v.string(),
  name: v.string(),
  size: v.number(),
  preview: v.string(),
  downloadUrl: v.string(),
});

/** A mail (MAIL-12). `folder` and `labels` are ids. */
const mail = v.object({
  id,
  type: oneOf(['mail'], 'mail'),
  from: v.object({ avatar: optional(v.string()), contact: v.string() }),
  to: v.string(),
  cc: v.fallback(listOf(v.string()), []),
  bcc: v.fallback(listOf(v.string()), []),
  date: instant,
  subject: v.string(),
  content: v.string(),
  attachments: v.fallback(listOf(attachment), []),
  starred: flag,
  important: flag,
  unread: flag,
  folder: id,
  labels: v.fallback(listOf(id), []),
});

/** A mail of a list, with the numbers of its copies (MAIL-11). */
const listedMail = v.object({ ...mail.entries, ccCount: v.number(), bccCount: v.number() });

const folder = v.object({
  id,
  title: v.string(),
  slug: v.string(),
  icon: v.string(),
  /** Unread, all or no mails, depending on the folder (MAIL-2). */
  count,
});

const filter = v.object({
  id,
  title: v.string(),
  /** The name of the flag that a mail of the filter has set. */
  slug: v.picklist(['starred', 'important']),
  icon: v.string(),
});

const label = v.object({ id, title: v.string(), slug: v.string(), color: v.string() });

const settings = v.object({ messageLayout: v.string() });

/** Indices count from 0 and are inclusive. */
const pagination = v.object({
  totalResults: count,
  resultsPerPage: count,
  currentPage: count,
  lastPage: count,
  startIndex: count,
  endIndex: count,
});

const address = text(320);

const changedMail = v.strictObject({
  id: v.optional(strictId),
  type: v.optional(v.literal('mail')),
  from: v.optional(v.strictObject({ avatar: v.nullable(link), contact: filled(320) })),
  to: v.optional(address),
  cc: v.optional(v.pipe(v.array(address), v.maxLength(100))),
  bcc: v.optional(v.pipe(v.array(address), v.maxLength(100))),
  date: v.optional(strictInstant),
  subject: v.optional(text(300)),
  content: v.optional(text(8000)),
  attachments: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          type: filled(100),
          name: filled(255),
          size: count,
          preview: link,
          downloadUrl: link,
        }),
      ),
      v.maxLength(20),
    ),
  ),
  starred: v.optional(v.boolean()),
  important: v.optional(v.boolean()),
  unread: v.optional(v.boolean()),
  folder: v.optional(strictId),
  labels: v.optional(v.pipe(v.array(strictId), v.maxLength(100))),
});

const title = filled(60);
const color = filled(32);

export const calls = {
  mailSettings: { answer: settings },
  updateMailSettings: {
    body: v.strictObject({
      settings: v.strictObject({ messageLayout: v.optional(filled(32)) }),
    }),
    answer: settings,
  },
  mailFolders: { answer: listOf(folder) },
  mailFilters: { answer: listOf(filter) },
  mailLabels: { answer: listOf(label) },
  /** The slug is made from the title and unique (MAIL-7). */
  createMailLabel: {
    body: v.strictObject({ label: v.strictObject({ title, color: v.optional(color) }) }),
    answer: label,
  },
  /** The slug is made anew. Null for an unknown id. */
  updateMailLabel: {
    body: v.strictObject({
      id: strictId,
      label: v.strictObject({
        id: v.optional(strictId),
        title: v.optional(title),
        slug: v.optional(text(64)),
        color: v.optional(color),
      }),
    }),
    answer: v.nullable(label),
  },
  deleteMailLabel: { query: v.strictObject({ id: strictId }), answer: v.literal(true) },
  /**
   * The mails of a folder, else of a filter, else of a label, each named by its slug; without any
   * of them, and of an unknown one, none. Past the last page the mails are null (MAIL-5).
   */
  mails: {
    query: v.strictObject({
      folder: v.optional(text(64)),
      filter: v.optional(text(64)),
      label: v.optional(text(64)),
      /** Counted from 1. Page 0 is the first page too, for callers that count from 0. */
      page: v.optional(whole(0, 10_000)),
    }),
    answer: v.union([
      v.object({ mails: listOf(listedMail), pagination }),
      v.object({ mails: v.optional(v.null(), null), pagination: v.object({ lastPage: count }) }),
    ]),
  },
  /** Null for an unknown id. */
  mail: { query: v.strictObject({ id: strictId }), answer: v.nullable(mail) },
  /** Merges the given fields into the mail. Null for an unknown id, 400 for an unknown folder. */
  updateMail: {
    body: v.strictObject({ id: strictId, mail: changedMail }),
    answer: v.nullable(mail),
  },
} satisfies CallsOf<'mail'>;

export type Mail = v.InferOutput<typeof mail>;
export type MailFolder = v.InferOutput<typeof folder>;
export type MailFilter = v.InferOutput<typeof filter>;
export type MailLabel = v.InferOutput<typeof label>;
export type MailSettings = v.InferOutput<typeof settings>;
