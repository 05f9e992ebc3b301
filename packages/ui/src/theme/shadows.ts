import { shadowColour } from './scheme.ts';
import type { Colour } from './tokens.ts';

/** One of the shadows that lie over each other, in px. None is offset to the side. */
export interface ShadowLayer {
  /** How far it is moved down, in px. */
  y: number;
  /** How soft its edge is, in px. */
  blur: number;
  /** How much larger it is than what throws it, in px. */
  spread: number;
}

interface Shadow {
  colour: Colour;
  layers: readonly ShadowLayer[];
}

const layer = (y: number, blur: number, spread: number): ShadowLayer => ({ y, blur, spread });

export const shadows = {
  small: { colour: shadowColour, layers: [layer(1, 3, 0), layer(1, 2, -1)] },
  medium: { colour: shadowColour, layers: [layer(4, 6, -1), layer(2, 4, -2)] },
  large: { colour: shadowColour, layers: [layer(10, 15, -3), layer(4, 6, -4)] },
  xlarge: { colour: shadowColour, layers: [layer(20, 25, -5), layer(8, 10, -6)] },
  xxlarge: {
    colour: { light: '#00000040', dark: '#00000066' },
    layers: [layer(25, 50, -12)],
  },
} as const satisfies Record<string, Shadow>;
