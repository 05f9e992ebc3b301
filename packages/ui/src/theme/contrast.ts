/** Red, green and blue of `#rrggbb`, or of `#rrggbbaa` blended with a background, 0 to 255. */
type Rgb = readonly [number, number, number];

function parse(hex: string, background: Rgb): Rgb {
  const [red = 0, green = 0, blue = 0, alpha = 255] = (hex.slice(1).match(/../g) ?? []).map(
    (part) => Number.parseInt(part, 16),
  );
  const share = alpha / 255;
  return [
    red * share + background[0] * (1 - share),
    green * share + background[1] * (1 - share),
    blue * share + background[2] * (1 - share),
  ];
}

function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * The WCAG 2 contrast ratio, 1 to 21, of a colour on a stack of surfaces.
 *
 * @param foreground `#rrggbb` or `#rrggbbaa`
 * @param surfaces the topmost first; the last must be opaque
 */
export function contrast(foreground: string, ...surfaces: readonly string[]): number {
  const background = surfaces.reduceRight<Rgb>((below, hex) => parse(hex, below), [255, 255, 255]);
  const [low, high] = [luminance(parse(foreground, background)), luminance(background)].toSorted(
    (a, b) => a - b,
  ) as [number, number];
  return (high + 0.05) / (low + 0.05);
}
