import * as v from 'valibot';
import { adminMessage, audienceSize, importances, messageStatuses } from '../adminMessage.ts';
import type { CallsOf } from '../call.ts';
import { byId, idPath } from '../internal/byId.ts';
import {
  changeErrors,
  deletionOf,
  listQuery,
  pageOf,
  restorationOf,
  version,
} from '../internal/records.ts';
import { between, isWebAddress, picture } from '../internal/fields.ts';
import { listed, strictId, strictInstant, text } from '../internal/strict.ts';
import { roles } from '../user.ts';

const some = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(v.array(schema), v.minLength(1), v.maxLength(100));

const audience = v.variant('kind', [
  v.strictObject({ kind: v.literal('all') }),
  v.strictObject({ kind: v.literal('roles'), roles: some(v.picklist(roles)) }),
  v.strictObject({ kind: v.literal('schools'), schoolIds: some(strictId) }),
  v.strictObject({ kind: v.literal('teams'), teamIds: some(strictId) }),
]);

/** The elements that a body may have; `a` alone has an attribute. */
const allowedTag =
  /^<(?:\/?(?:b|i|em|strong|p|ul|ol|li|a)|br ?\/?|a href="(?:\/(?![/\\])|https:\/\/)[^"<>\s\\]*")>$/;

/** Whether a text has no other elements than the allowed ones. */
function isAllowed(html: string): boolean {
  const tags = html.match(/<[^>]*>?/g) ?? [];
  return tags.every((tag) => allowedTag.test(tag));
}

/** Whether anything is left to read without the elements. */
function hasWords(html: string): boolean {
  return html.replaceAll(/<[^>]*>|&nbsp;/g, '').trim() !== '';
}

/** A path of the app, or an `https` address without credentials. */
function isLink(link: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(link) || isWebAddress(link);
}

const needed = {
  title: between(3, 80),
  body: v.pipe(
    between(1, 2000),
    v.check(isAllowed, 'Some of this formatting is not allowed'),
    v.check(hasWords, 'There is nothing to read in this'),
  ),
  audience,
};

const open = {
  link: v.optional(
    v.nullable(v.pipe(text(200), v.check(isLink, 'This is neither a page nor an https address'))),
  ),
  image: v.optional(v.nullable(picture)),
  icon: v.optional(v.nullable(v.pipe(text(64), v.regex(/^[a-z0-9_]+:[a-z0-9-]+$/)))),
  importance: v.optional(v.picklist(importances)),
};

const changed = { answer: adminMessage, errors: changeErrors(adminMessage) };

export const calls = {
  adminMessages: {
    query: v.strictObject({
      ...listQuery(['title', 'status', 'scheduledAt', 'sentAt', 'updatedAt']),
      status: v.optional(listed(v.picklist(messageStatuses), messageStatuses.length)),
      importance: v.optional(v.picklist(importances)),
    }),
    answer: pageOf(adminMessage),
  },
  /** How many an audience has, before a message goes to it (ADMIN-12). */
  messageAudience: { body: v.strictObject({ audience }), answer: audienceSize },
  adminMessage: { ...byId, answer: adminMessage },
  createAdminMessage: {
    body: v.strictObject({ message: v.strictObject({ ...needed, ...open }) }),
    answer: adminMessage,
  },
  /** Drafts and failed ones; 409 for the others. */
  updateAdminMessage: {
    path: idPath,
    body: v.strictObject({
      version,
      message: v.strictObject({ ...v.partial(v.strictObject(needed)).entries, ...open }),
    }),
    ...changed,
  },
  /** From draft; `scheduledAt` lies ahead. 409 when the audience is empty. */
  scheduleAdminMessage: {
    path: idPath,
    body: v.strictObject({ version, scheduledAt: strictInstant }),
    ...changed,
  },
  unscheduleAdminMessage: { path: idPath, body: v.strictObject({ version }), ...changed },
  /**
   * From draft, scheduled or failed. 409 when the audience is not `total` any more, or empty. Who has
   * got it before it failed does not get it again.
   */
  sendAdminMessage: {
    path: idPath,
    body: v.strictObject({
      version,
      /** The number that the person confirmed. */
      total: v.pipe(v.number(), v.integer(), v.minValue(0)),
    }),
    ...changed,
  },
  /** Takes a sent message out of the inboxes. */
  recallAdminMessage: { path: idPath, body: v.strictObject({ version }), ...changed },
  /** Drafts, failed and recalled ones; 409 for the others. */
  deleteAdminMessage: deletionOf(adminMessage),
  restoreAdminMessage: restorationOf(adminMessage),
} satisfies CallsOf<'adminMessages'>;
