import type { Message } from '@touchline/contract/message';
import { reduceChange, type Change, type InboxView } from './inboxChanges.ts';

interface PendingChange {
  number: number;
  change: Change;
}

/** Pushes in a row are one entry, so that the log stays short however many come. */
interface Pushes {
  pushes: number;
}

/** A change by the person or pushes that the confirmed state does not contain yet. */
type LogEntry = PendingChange | Pushes;

function isPendingChange(entry: LogEntry): entry is PendingChange {
  return 'change' in entry;
}

/**
 * The state confirmed by the server, and the log of changes and pushes since, in order. The view is
 * computed by applying the log to the confirmed state, so that a refused change is reverted by
 * removing it from the log.
 */
export interface InboxState {
  confirmed: InboxView;
  log: readonly LogEntry[];
}

export type InboxEvent =
  | { type: 'listed'; items: readonly Message[] }
  | { type: 'counted'; unread: number }
  | { type: 'pushed' }
  | { type: 'pressed'; number: number; change: Change }
  /** `restored`: the entry as the server created it. */
  | { type: 'accepted'; number: number; restored?: Message }
  | { type: 'refused'; number: number };

/** @param unread 0 when the server counts, null when the entries of the list are counted */
export function createInboxState(unread: 0 | null): InboxState {
  return { confirmed: { items: null, unread }, log: [] };
}

/** The list and the count to show: the confirmed state with the log applied. */
export function viewOf({ confirmed, log }: InboxState): InboxView {
  return log.reduce(reduceLogEntry, confirmed);
}

/**
 * A change that is not settled yet; undefined when it is settled or was removed together with
 * another.
 */
export function findPendingChange({ log }: InboxState, number: number): Change | undefined {
  return log.filter(isPendingChange).find((entry) => entry.number === number)?.change;
}

export function hasPendingChanges({ log }: InboxState): boolean {
  return log.some(isPendingChange);
}

export function reduceInbox(state: InboxState, event: InboxEvent): InboxState {
  const { confirmed, log } = state;
  switch (event.type) {
    case 'listed':
      return { confirmed: { ...confirmed, items: event.items }, log };
    case 'counted':
      return { confirmed: { ...confirmed, unread: event.unread }, log };
    case 'pushed':
      return confirmLeadingPushes({ confirmed, log: appendPush(log) });
    case 'pressed':
      return { confirmed, log: [...log, { number: event.number, change: event.change }] };
    case 'accepted':
      return acceptChange(state, event.number, event.restored);
    case 'refused':
      return revertChange(state, event.number);
  }
}

function reduceLogEntry(view: InboxView, entry: LogEntry): InboxView {
  if (isPendingChange(entry)) return reduceChange(view, entry.change);
  return { ...view, unread: view.unread === null ? null : view.unread + entry.pushes };
}

function appendPush(log: readonly LogEntry[]): readonly LogEntry[] {
  const last = log.at(-1);
  if (!last || isPendingChange(last)) return [...log, { pushes: 1 }];
  return [...log.slice(0, -1), { pushes: last.pushes + 1 }];
}

/**
 * Moves the pushes at the start of the log into the confirmed state, because no unsettled change
 * precedes them.
 */
function confirmLeadingPushes({ confirmed, log }: InboxState): InboxState {
  const first = log.findIndex(isPendingChange);
  const count = first < 0 ? log.length : first;
  return {
    confirmed: log.slice(0, count).reduce(reduceLogEntry, confirmed),
    log: log.slice(count),
  };
}

/** Changes are sent in order, so only pushes can precede the change that the server accepted. */
function acceptChange(state: InboxState, number: number, restored?: Message): InboxState {
  const { confirmed, log } = confirmLeadingPushes(state);
  const change = findPendingChange(state, number);
  if (!change) return state;
  const done = restored && change.kind === 'restore' ? { ...change, item: restored } : change;
  const rest = log.slice(1).map((entry) => redirectChange(entry, change, restored?.id));
  return confirmLeadingPushes({ confirmed: reduceChange(confirmed, done), log: rest });
}

/**
 * The server may give a restored entry a new id. Later changes to the entry are redirected to that
 * id.
 */
function redirectChange(entry: LogEntry, change: Change, id: string | undefined): LogEntry {
  if (!isPendingChange(entry) || id === undefined || change.kind !== 'restore') return entry;
  if (!concernsEntry(entry.change, change.item.id)) return entry;
  return { ...entry, change: { ...entry.change, id } };
}

function revertChange(state: InboxState, number: number): InboxState {
  const change = findPendingChange(state, number);
  const log = state.log.filter(
    (entry) =>
      !isPendingChange(entry) ||
      (entry.number !== number && !isObsoleteAfter(entry.change, change)),
  );
  return confirmLeadingPushes({ ...state, log });
}

/**
 * When a removal is refused, a later restoration of the entry is obsolete; when a restoration is
 * refused, so are all later changes to the entry.
 */
function isObsoleteAfter(later: Change, change: Change | undefined): boolean {
  if (change?.kind === 'remove') return later.kind === 'restore' && later.item.id === change.id;
  return change?.kind === 'restore' && concernsEntry(later, change.item.id);
}

function concernsEntry(change: Change, id: string): change is Extract<Change, { id: string }> {
  return 'id' in change && change.id === id;
}
