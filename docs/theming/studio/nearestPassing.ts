import { contrast } from '@touchline/ui/theme/values';
import { parseColor } from 'react-aria-components';

/** The steps of lightness that are tried, in percent: less than one of 256. */
const step = 0.1;

/**
 * The colour of the same hue and saturation nearest in lightness that has enough contrast with the
 * surfaces; null where neither a lighter nor a darker one has.
 *
 * @param value `#rrggbb` or `#rrggbbaa`; the alpha is kept
 * @param surfaces the topmost first
 */
export function nearestPassing(
  value: string,
  surfaces: readonly string[],
  least: number,
): string | null {
  const alpha = value.slice(7);
  const colour = parseColor(value.slice(0, 7)).toFormat('hsl');
  const lightness = colour.getChannelValue('lightness');
  for (let distance = 0; distance <= 100; distance += step) {
    for (const next of [lightness - distance, lightness + distance]) {
      if (next < 0 || next > 100) continue;
      const tried =
        colour.withChannelValue('lightness', next).toString('hex').toLowerCase() + alpha;
      if (contrast(tried, ...surfaces) >= least) return tried;
    }
  }
  return null;
}
