import { matchEventKinds, type MatchEventKind } from '@touchline/contract/match';
import * as v from 'valibot';
import type { TypedEvent } from './eventRequest.ts';

/** An event that was begun to be typed. */
export const keptEvent = v.partial(
  v.object({
    kind: v.picklist<readonly (MatchEventKind | '')[]>(['', ...matchEventKinds]),
    minute: v.string(),
    side: v.picklist<readonly TypedEvent['side'][]>(['home', 'away', 'none']),
    text: v.string(),
  }),
);

export const eventDraftKey = (match: { id: string }) =>
  ({ area: 'matches', id: match.id, form: 'event' }) as const;
