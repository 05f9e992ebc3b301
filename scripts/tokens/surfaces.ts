import type { Tokens } from '@touchline/ui/theme';
import { pairsOf } from '@touchline/ui/theme/values';

const surfaces = new Set<string>(
  (['light', 'dark'] as const).flatMap((scheme) =>
    pairsOf(scheme).flatMap(({ surface }) => surface),
  ),
);

/**
 * Whether a value can be that of a colour of a theme. What text stands on must be opaque: what shows
 * through differs by place and scheme, so its contrast could not be told.
 *
 * @param value `#rrggbb` or `#rrggbbaa`
 */
export function canBe(name: keyof Tokens, value: string): boolean {
  return value.length === 7 || !surfaces.has(name);
}
