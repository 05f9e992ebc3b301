import type { Message } from '@touchline/contract/message';
import { withChange, type Change, type InboxView } from './inboxChanges.ts';

interface Pressed {
  number: number;
  change: Change;
}

/** What has happened to an inbox since the server last spoke of it. */
type LogEntry = Pressed | 'push';

/**
 * What the server has said, and what has happened since, in order. What is shown is the one with the
 * other laid over it, so that a change which the server refuses only has to be left out.
 */
export interface InboxState {
  said: InboxView;
  log: readonly LogEntry[];
}

export type InboxEvent =
  | { type: 'listed'; items: readonly Message[] }
  | { type: 'counted'; unread: number }
  | { type: 'pushed' }
  | { type: 'pressed'; number: number; change: Change }
  /** `restored`: the entry as the server made it, where the change created one. */
  | { type: 'accepted'; number: number; restored?: Message }
  | { type: 'refused'; number: number }
  /** Nothing more of it will be sent. */
  | { type: 'abandoned' };

/** @param unread 0 where the server counts, null where only the list tells */
export function emptyInbox(unread: 0 | null): InboxState {
  return { said: { items: null, unread }, log: [] };
}

/** The list and the count as a person sees them. */
export function shownOf({ said, log }: InboxState): InboxView {
  return log.reduce(withEntry, said);
}

/** A change that is not settled yet; undefined where it is, or has fallen away with another. */
export function changeNumbered({ log }: InboxState, number: number): Change | undefined {
  return log.find((entry): entry is Pressed => entry !== 'push' && entry.number === number)?.change;
}

export function hasUnsettled({ log }: InboxState): boolean {
  return log.some((entry) => entry !== 'push');
}

export function withEvent(state: InboxState, event: InboxEvent): InboxState {
  const { said, log } = state;
  switch (event.type) {
    case 'listed':
      return { said: { ...said, items: event.items }, log };
    case 'counted':
      return { said: { ...said, unread: event.unread }, log };
    case 'pushed':
      return settled({ said, log: [...log, 'push'] });
    case 'pressed':
      return { said, log: [...log, { number: event.number, change: event.change }] };
    case 'accepted':
      return accepted(state, event.number, event.restored);
    case 'refused':
      return refused(state, event.number);
    case 'abandoned':
      return { said, log: [] };
  }
}

function withEntry(view: InboxView, entry: LogEntry): InboxView {
  if (entry !== 'push') return withChange(view, entry.change);
  return { ...view, unread: view.unread === null ? null : view.unread + 1 };
}

/** What stands before every unsettled change is what the server has said. */
function settled({ said, log }: InboxState): InboxState {
  const first = log.findIndex((entry) => entry !== 'push');
  const count = first < 0 ? log.length : first;
  return { said: log.slice(0, count).reduce(withEntry, said), log: log.slice(count) };
}

/** Changes are sent in order, so that only pushes stand before the one that the server settles. */
function accepted(state: InboxState, number: number, restored?: Message): InboxState {
  const { said, log } = settled(state);
  const change = changeNumbered(state, number);
  if (!change) return state;
  const done = restored && change.kind === 'restore' ? { ...change, item: restored } : change;
  const rest = log.slice(1).map((entry) => renamed(entry, change, restored?.id));
  return settled({ said: withChange(said, done), log: rest });
}

/** The server may give what is put back another id: what was pressed meanwhile is meant for that. */
function renamed(entry: LogEntry, change: Change, id: string | undefined): LogEntry {
  if (entry === 'push' || id === undefined || change.kind !== 'restore') return entry;
  if (!isAbout(entry.change, change.item.id)) return entry;
  return { ...entry, change: { ...entry.change, id } };
}

function refused(state: InboxState, number: number): InboxState {
  const change = changeNumbered(state, number);
  const log = state.log.filter(
    (entry) => entry === 'push' || (entry.number !== number && !fallsWith(entry.change, change)),
  );
  return settled({ ...state, log });
}

/** What is not removed need not be put back, and with what is not put back nothing can be done. */
function fallsWith(later: Change, change: Change | undefined): boolean {
  if (change?.kind === 'remove') return later.kind === 'restore' && later.item.id === change.id;
  return change?.kind === 'restore' && isAbout(later, change.item.id);
}

function isAbout(change: Change, id: string): change is Extract<Change, { id: string }> {
  return 'id' in change && change.id === id;
}
