import * as v from 'valibot';
import { wire } from '../wire.ts';
import { matchStatuses } from './matchEnums.ts';

type MatchStatus = (typeof matchStatuses)[number];

/** The words of scoring services and of Turkish, folded. */
const words: Record<Exclude<MatchStatus, 'unknown'>, string> = {
  scheduled: 'ns timed upcoming fixture notstarted tba tbc toss delayed',
  live: 'inplay inprogress progress started innings 1h 2h et p',
  paused: 'ht halftime break interrupted suspended raindelay stumps tea lunch',
  finished: 'ft aet pen ftpen complete completed result closed ended awarded awd wo walkover',
  abandoned: 'abd noresult yaridakaldi',
  postponed: 'pst postp rescheduled ertelendi',
  cancelled: 'canc canceled cancel iptal',
};

const statuses = new Map<string, string>(
  Object.entries(words).flatMap(([status, others]) =>
    [status, ...others.split(' ')].map((word): [string, string] => [word, status]),
  ),
);

/** Without case, accents, spaces and signs: `In-Play`, `in_play` and `INPLAY` are one word. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[ıI]/g, 'i')
    .toLowerCase()
    .replace(/[^a-z\d]/g, '');
}

/**
 * A match whose `status` may be another word for one that is known, in any spelling. A word that nothing
 * knows becomes the `statusText`, if the server gives none (MATCH-3).
 */
export function withKnownStatus<Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(v.unknown(), wire({ schema }), v.transform(nameStatus), schema);
}

function nameStatus(given: unknown): unknown {
  const { status, statusText } = (given ?? {}) as { status?: unknown; statusText?: unknown };
  if (typeof status !== 'string' || matchStatuses.some((known) => known === status)) return given;
  const known = statuses.get(fold(status));
  const match = { ...(given as object), status: known ?? 'unknown' };
  return known || statusText || !status.trim() ? match : { ...match, statusText: status };
}
