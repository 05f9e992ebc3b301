import * as v from 'valibot';
import { wire } from '../wire.ts';
import { matchStatuses } from './matchEnums.ts';

/**
 * A match whose `status` may be one of ours in capital letters, as a .NET server writes the names of its
 * values. Any other word becomes the `statusText`, if the server gives none (MATCH-3).
 */
export function withKnownStatus<Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(v.unknown(), wire({ schema }), v.transform(nameStatus), schema);
}

function nameStatus(given: unknown): unknown {
  const { status, statusText } = (given ?? {}) as { status?: unknown; statusText?: unknown };
  if (typeof status !== 'string') return given;
  const word = status.toLowerCase();
  const known = matchStatuses.find((name) => name === word);
  if (known) return { ...(given as object), status: known };
  return {
    ...(given as object),
    status: 'unknown',
    statusText: statusText || status.trim() || null,
  };
}
