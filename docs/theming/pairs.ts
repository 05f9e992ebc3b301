import type { SchemeTokens, Tokens } from '@touchline/ui/theme';

export type ColourName = keyof Tokens | keyof SchemeTokens;

/** What a colour stands on, and the contrast it owes to it: 4.5 to be read, 3 to be seen. */
export interface Pair {
  surface: ColourName;
  least: 4.5 | 3;
}

const boundary = /^(?:controlBorder|icon|focus|presence.*)$/;
const text = /^(?:text|textSecondary|textHint|.+Text)$/;

/**
 * Reads the surface of a colour from its name: `onX` stands on `x`, texts, icons and boundaries on
 * a card. Every allowed pair is in `contrast.test.ts`; this is the one to look at.
 */
export function pairOf(name: ColourName, all: ReadonlySet<string>): Pair | undefined {
  if (boundary.test(name)) {
    return { surface: 'card', least: 3 };
  }
  if (text.test(name)) {
    return { surface: 'card', least: 4.5 };
  }
  const [, standsOn] = /^on([A-Z]\w*?)(?:Secondary)?$/.exec(name) ?? [];
  if (!standsOn) {
    return undefined;
  }
  const surface = standsOn.charAt(0).toLowerCase() + standsOn.slice(1);
  return all.has(surface) ? { surface: surface as ColourName, least: 4.5 } : undefined;
}
