import * as v from 'valibot';
import { wire } from '../wire.ts';

/**
 * Words of scoring services and of Turkish, in small letters and digits alone: `yardakald` is what those
 * leave of _yarıda kaldı_, in capitals `yaridakaldi`. The first of a line is ours.
 */
const words = [
  'scheduled ns timed upcoming fixture notstarted tba tbc toss delayed planland planlandi balamagecikti',
  'live inplay inprogress progress started innings 1h 2h et p canl canli',
  'paused ht halftime break interrupted suspended raindelay stumps tea lunch araverildi',
  'finished ft aet pen ftpen complete completed result closed ended awarded awd wo walkover bitti',
  'abandoned abd noresult yardakald yaridakaldi',
  'postponed pst postp rescheduled ertelendi',
  'cancelled canc canceled cancel iptal iptaledildi',
].map((line) => line.split(' '));

/**
 * A match whose `status` may be another word for one that is known, in any spelling. A word that nothing
 * knows becomes the `statusText`, if the server gives none (MATCH-3).
 */
export function withKnownStatus<Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(v.unknown(), wire({ schema }), v.transform(nameStatus), schema);
}

function nameStatus(given: unknown): unknown {
  const { status, statusText } = (given ?? {}) as { status?: unknown; statusText?: unknown };
  if (typeof status !== 'string') return given;
  const word = status.toLowerCase().replace(/[^a-z\d]/g, '');
  const known = words.find((line) => line.includes(word))?.[0];
  // A blank word and our own one say nothing.
  const isSaid = known || hasWords(statusText) || /^\s*(unknown)?$/.test(status);
  return {
    ...(given as object),
    status: known ?? 'unknown',
    statusText: !isSaid ? status : hasWords(statusText) ? statusText : null,
  };
}

const hasWords = (text: unknown) => typeof text === 'string' && text.trim();
