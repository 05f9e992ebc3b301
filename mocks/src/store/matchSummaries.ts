import type { MatchSummary } from '@touchline/contract/match';
import * as contract from '@touchline/contract/match';
import * as v from 'valibot';
import type { StoredMatch } from '../fixtures/draftMatches.ts';

interface Cached {
  version: number;
  /** The fields that change with the record of a team, without a new version of the match. */
  teams: StoredMatch['teams'];
  summary: MatchSummary;
  /** The summary as JSON in UTF-8. */
  json: Uint8Array;
}

const cache = new WeakMap<StoredMatch, Cached>();
const encoder = new TextEncoder();

/** Cached, because a list has up to 500 matches. Each change of a match has a new version. */
function cached(match: StoredMatch): Cached {
  const known = cache.get(match);
  if (known?.version === match.version && known.teams === match.teams) return known;
  const summary = v.parse(contract.matchSummary, match);
  const json = encoder.encode(JSON.stringify(summary));
  const entry = { version: match.version, teams: match.teams, summary, json };
  cache.set(match, entry);
  return entry;
}

/** The fields of a match that lists contain. */
export function summaryOf(match: StoredMatch): MatchSummary {
  return cached(match).summary;
}

/**
 * The answer of a list, joined from the cached JSON of its matches, because serialising a long list
 * takes most of the time of a request.
 *
 * @param rest the other fields of the answer, at least one
 * @returns JSON in UTF-8
 */
export function matchListJson(
  matches: readonly StoredMatch[],
  rest: object,
): Uint8Array<ArrayBuffer> {
  const comma = encoder.encode(',');
  const items = matches.flatMap((match, index) =>
    index > 0 ? [comma, cached(match).json] : [cached(match).json],
  );
  const end = encoder.encode(`],${JSON.stringify(rest).slice(1)}`);
  return joined([encoder.encode('{"items":['), ...items, end]);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.length;
  }
  return bytes;
}
