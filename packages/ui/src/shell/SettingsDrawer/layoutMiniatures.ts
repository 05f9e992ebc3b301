/** What a miniature shows of a layout: its navigation and its bars, and whether it is boxed. */
export interface LayoutMiniature {
  side?: 'wide' | 'compact' | 'dense' | 'thin';
  /** Painted in the theme's colour. */
  isSideVivid?: boolean;
  bars: 0 | 1 | 2;
  isBoxed?: boolean;
}

/** The eleven layouts in the order of the drawer: those with a side navigation first. */
export const layoutMiniatures = {
  empty: { bars: 0 },
  classic: { side: 'wide', bars: 1 },
  classy: { side: 'wide', bars: 1 },
  compact: { side: 'compact', bars: 1 },
  dense: { side: 'dense', bars: 1 },
  futuristic: { side: 'wide', isSideVivid: true, bars: 1 },
  thin: { side: 'thin', bars: 1 },
  centered: { bars: 1, isBoxed: true },
  enterprise: { bars: 2 },
  material: { bars: 2, isBoxed: true },
  modern: { bars: 1 },
} as const satisfies Record<string, LayoutMiniature>;

export type LayoutChoice = keyof typeof layoutMiniatures;

export const layoutChoices = Object.keys(layoutMiniatures) as LayoutChoice[];
