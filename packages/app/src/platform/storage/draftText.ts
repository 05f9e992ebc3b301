import * as v from 'valibot';

/**
 * The schema of a text in a stored draft: a longer one is cut, and a value that is no text counts as
 * an empty one.
 *
 * @param longest in UTF-16 units
 */
export function draftText(longest: number) {
  return v.fallback(
    v.pipe(
      v.string(),
      v.transform((given) => given.slice(0, longest)),
    ),
    '',
  );
}
