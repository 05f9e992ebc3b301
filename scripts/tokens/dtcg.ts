import {
  breakpoints,
  constants,
  schemeTokens,
  shadows,
  tokensByTheme,
  type ShadowLayer,
} from '@touchline/ui/theme/values';
import type { Colour, Theme, Tokens as ThemeTokens } from '@touchline/ui/theme';

/** The values of the design tokens format 2025.10 that we write. */
export interface ColourValue {
  colorSpace: 'srgb';
  /** Red, green and blue, 0 to 1. */
  components: readonly number[];
  /** Omitted: opaque. */
  alpha?: number;
  /** `#rrggbb`, without the alpha. */
  hex: string;
}

export interface LengthValue {
  value: number;
  unit: 'px' | 'rem';
}

interface Group {
  $type: string;
  [name: string]: unknown;
}

export type Tokens = Record<string, Group>;
export type SchemeName = keyof Colour;

const places = (number: number) => Number(number.toFixed(4));

/** @param hex `#rrggbb` or `#rrggbbaa` */
export function colourValue(hex: string): ColourValue {
  const [red = 0, green = 0, blue = 0, alpha = 255] = (hex.slice(1).match(/../g) ?? []).map(
    (part) => Number.parseInt(part, 16),
  );
  return {
    colorSpace: 'srgb',
    components: [red, green, blue].map((channel) => places(channel / 255)),
    ...(alpha < 255 && { alpha: places(alpha / 255) }),
    hex: hex.slice(0, 7),
  };
}

/** @param css `0`, or a number with `px` or `rem` */
export function lengthValue(css: string): LengthValue {
  return { value: Number.parseFloat(css), unit: css.endsWith('rem') ? 'rem' : 'px' };
}

const px = (value: number): LengthValue => ({ value, unit: 'px' });

function group<Value>(
  type: string,
  values: Readonly<Record<string, Value>>,
  toValue: (value: Value) => unknown,
): Group {
  const tokens = Object.entries(values).map(([name, value]) => [name, { $value: toValue(value) }]);
  return { $type: type, ...(Object.fromEntries(tokens) as Record<string, unknown>) };
}

/** The values that all themes and schemes share. */
export function foundation(): Tokens {
  const lengths = (values: Readonly<Record<string, string>>) =>
    group('dimension', values, lengthValue);
  const numbers = (type: string, values: Readonly<Record<string, string>>) =>
    group(type, values, Number);
  return {
    space: lengths(constants.space),
    radius: lengths(constants.radius),
    size: lengths(constants.size),
    breakpoint: group('dimension', breakpoints, px),
    column: lengths(constants.column),
    navigation: lengths(constants.navigation),
    border: lengths(constants.border),
    text: lengths(constants.text),
    font: group('fontFamily', constants.font, (list) =>
      list.split(',').map((name) => name.trim().replaceAll("'", '')),
    ),
    weight: numbers('fontWeight', constants.weight),
    leading: numbers('number', constants.leading),
    layer: numbers('number', constants.layer),
    duration: group('duration', constants.duration, (css) => ({
      value: Number.parseFloat(css),
      unit: 'ms',
    })),
    curve: group('cubicBezier', constants.curve, (css) => css.match(/-?[\d.]+/g)?.map(Number)),
  };
}

function colours(values: Record<string, Colour>, scheme: SchemeName): Group {
  return group('color', values, (colour) => colourValue(colour[scheme]));
}

/** The values that differ by scheme and are the same in every theme. */
export function schemeFile(scheme: SchemeName): Tokens {
  const layerOf = (colour: Colour) => (layer: ShadowLayer) => ({
    color: colourValue(colour[scheme]),
    offsetX: px(0),
    offsetY: px(layer.y),
    blur: px(layer.blur),
    spread: px(layer.spread),
  });
  return {
    colour: colours({ ...schemeTokens }, scheme),
    shadow: group('shadow', shadows, ({ colour, layers }) => layers.map(layerOf(colour))),
  };
}

/** The values that differ by theme. */
export function themeFile(theme: Theme, scheme: SchemeName): Tokens {
  return { theme: colours({ ...tokensByTheme[theme] }, scheme) };
}

/** A theme in both schemes as one file, which `pnpm new theme NAME --from` reads. */
export function themeDocument(tokens: ThemeTokens): Tokens {
  return {
    light: colours({ ...tokens }, 'light'),
    dark: colours({ ...tokens }, 'dark'),
  };
}
