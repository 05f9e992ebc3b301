import type { SupportDraft } from '@touchline/ui/shell/SupportSheet';

/** The owner of a draft: the id of a person, empty for a visitor. */
export type Owner = string;

export const visitorOwner: Owner = '';

/** Drafts by owner. A visitor's draft is continued by the person who signs in. */
export type Drafts = Readonly<Record<Owner, SupportDraft>>;

/** The maximum length of a stored text, so that a draft always fits into the storage. */
const maxTextLength = 10_000;

const fields = ['name', 'email', 'subject', 'message'] as const;

export const emptyDraft: SupportDraft = { name: '', email: '', subject: '', message: '' };

export function isSameDraft(one: SupportDraft, other: SupportDraft): boolean {
  return fields.every((name) => one[name] === other[name]);
}

/** Validates a stored draft; null when it is unusable or empty. */
export function parseDraft(value: unknown): SupportDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  const stored = value as Partial<Record<keyof SupportDraft, unknown>>;
  const draft = { ...emptyDraft };
  for (const name of fields) {
    const text = stored[name];
    if (typeof text === 'string') draft[name] = text.slice(0, maxTextLength);
  }
  return fields.some((name) => draft[name] !== '') ? draft : null;
}

/**
 * Validates the stored drafts. A draft without an owner is dropped, so that nobody sees another
 * person's text.
 */
export function parseDrafts(value: unknown): Drafts {
  if (typeof value !== 'object' || value === null) return {};
  const { owner, draft } = value as { owner?: unknown; draft?: unknown };
  const parsed = parseDraft(draft);
  return typeof owner === 'string' && parsed ? { [owner]: parsed } : {};
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
