import type { SupportDraft } from '@touchline/ui/shell/SupportSheet';

/** Whose messages they are: the id of a person, empty for a visitor. */
export type Owner = string;

export const visitor: Owner = '';

/** Messages by who writes them. A visitor's goes on as that of whoever signs in. */
export type Drafts = Readonly<Record<Owner, SupportDraft>>;

/** Longer than anybody writes, short enough for any storage. */
const longest = 10_000;

const fields = ['name', 'email', 'subject', 'message'] as const;

export const blank: SupportDraft = { name: '', email: '', subject: '', message: '' };

/** Takes what it understands of a stored draft; null where there is nothing to go on with. */
export function parseDraft(value: unknown): SupportDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  const stored = value as Partial<Record<keyof SupportDraft, unknown>>;
  const draft = { ...blank };
  for (const name of fields) {
    const text = stored[name];
    if (typeof text === 'string') draft[name] = text.slice(0, longest);
  }
  return fields.some((name) => draft[name] !== '') ? draft : null;
}

/** A stored draft is believed only with the name of its owner. */
export function parseDrafts(value: unknown): Drafts {
  if (typeof value !== 'object' || value === null) return {};
  const { owner, draft } = value as { owner?: unknown; draft?: unknown };
  const parsed = parseDraft(draft);
  return typeof owner === 'string' && parsed ? { [owner]: parsed } : {};
}

/** The message that this person goes on with. */
export function draftFor(drafts: Drafts, owner: Owner): SupportDraft | null {
  return drafts[keyFor(drafts, owner)] ?? null;
}

/** @param draft null when it was sent */
export function withDraft(drafts: Drafts, owner: Owner, draft: SupportDraft | null): Drafts {
  const key = keyFor(drafts, owner);
  const rest = without(drafts, key);
  return draft ? { ...rest, [key]: draft } : rest;
}

/**
 * What is left of them at the end of a session: nothing of its person's, unless the session was taken
 * from them. Then the message waits until they are back.
 */
export function afterSession(
  drafts: Drafts,
  { userId, reason }: { userId: Owner; reason: 'expired' | 'left' },
): Drafts {
  const draft = draftFor(drafts, userId);
  const rest = without(without(drafts, userId), visitor);
  return draft && reason === 'expired' ? { ...rest, [userId]: draft } : rest;
}

function keyFor(drafts: Drafts, owner: Owner): Owner {
  return drafts[visitor] ? visitor : owner;
}

function without(drafts: Drafts, owner: Owner): Drafts {
  const { [owner]: _, ...rest } = drafts;
  return rest;
}
