import type { SupportDraft } from '@touchline/ui/shell/SupportSheet';
import * as v from 'valibot';
import { differingFields } from '#platform/form/differingFields.ts';
import { draftText } from '#platform/storage/draftText.ts';

/** The owner of a draft: the id of a person, empty for a visitor. */
export type Owner = string;

export const visitorOwner: Owner = '';

/** Drafts by owner. A visitor's draft is continued by the person who signs in. */
export type Drafts = Readonly<Record<Owner, SupportDraft>>;

/** A draft as the browser stores it, with the person who wrote it. */
const storedDraft = v.object({
  owner: v.string(),
  draft: v.object({
    name: draftText,
    email: draftText,
    subject: draftText,
    message: draftText,
  }),
});

export const emptySupportDraft: SupportDraft = { name: '', email: '', subject: '', message: '' };

export function isSameDraft(one: SupportDraft, other: SupportDraft): boolean {
  return differingFields(one, other).length === 0;
}

/**
 * Validates the stored draft. One that does not fit is passed over as a whole, such as one without an
 * owner, so that nobody sees another person's text, and so is an empty one.
 */
export function parseDrafts(value: unknown): Drafts {
  const stored = v.safeParse(storedDraft, value);
  if (!stored.success) return {};
  const { owner, draft } = stored.output;
  return isSameDraft(draft, emptySupportDraft) ? {} : { [owner]: draft };
}

/** The draft that this person continues. */
export function draftFor(drafts: Drafts, owner: Owner): SupportDraft | null {
  return drafts[draftOwner(drafts, owner)] ?? null;
}

/** @param draft null after it was sent */
export function withDraft(drafts: Drafts, owner: Owner, draft: SupportDraft | null): Drafts {
  const key = draftOwner(drafts, owner);
  const rest = withoutDraft(drafts, key);
  return draft ? { ...rest, [key]: draft } : rest;
}

/**
 * The drafts after the end of a session. The person's draft is removed, unless the server ended the
 * session: then it is kept until they sign in again.
 */
export function draftsAfterSession(
  drafts: Drafts,
  { userId, reason }: { userId: Owner; reason: 'expired' | 'left' },
): Drafts {
  const draft = draftFor(drafts, userId);
  const rest = withoutDraft(withoutDraft(drafts, userId), visitorOwner);
  return draft && reason === 'expired' ? { ...rest, [userId]: draft } : rest;
}

function draftOwner(drafts: Drafts, owner: Owner): Owner {
  return drafts[visitorOwner] ? visitorOwner : owner;
}

function withoutDraft(drafts: Drafts, owner: Owner): Drafts {
  const { [owner]: _, ...rest } = drafts;
  return rest;
}
