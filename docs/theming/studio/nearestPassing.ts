import { parseColor } from 'react-aria-components';

/** The steps of lightness that are tried, in percent: less than one of 256. */
const step = 0.1;

/**
 * The colour of the same hue and saturation nearest in lightness that passes; null where neither a
 * lighter nor a darker one does.
 *
 * @param value `#rrggbb` or `#rrggbbaa`; the alpha is kept
 */
export function nearestPassing(value: string, passes: (value: string) => boolean): string | null {
  const alpha = value.slice(7);
  const colour = parseColor(value.slice(0, 7)).toFormat('hsl');
  const lightness = colour.getChannelValue('lightness');
  for (let distance = 0; distance <= 100; distance += step) {
    for (const next of [lightness - distance, lightness + distance]) {
      if (next < 0 || next > 100) continue;
      const tried =
        colour.withChannelValue('lightness', next).toString('hex').toLowerCase() + alpha;
      if (passes(tried)) return tried;
    }
  }
  return null;
}
