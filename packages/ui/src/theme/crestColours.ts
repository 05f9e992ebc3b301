/** Two colours of a school: the ground of its crest and the band on it, `#rrggbb`. */
export interface CrestColours {
  /** The ground of the crest, `#rrggbb`. */
  primary: string;
  /** The band across it, `#rrggbb`. */
  secondary: string;
}

/** Colours for a school that has not chosen its own. */
export const crestColours = [
  { primary: '#0f3d3e', secondary: '#f2c14e' },
  { primary: '#7a1f2b', secondary: '#f4e9d8' },
  { primary: '#1d3b72', secondary: '#e8eef7' },
  { primary: '#3a2a5d', secondary: '#9ad1d4' },
  { primary: '#14532d', secondary: '#fde68a' },
  { primary: '#82360c', secondary: '#fff3e0' },
  { primary: '#0b4f6c', secondary: '#fbb13c' },
  { primary: '#4a0d40', secondary: '#ffd6e0' },
  { primary: '#263238', secondary: '#80cbc4' },
  { primary: '#5b1a18', secondary: '#fd6467' },
] as const satisfies readonly CrestColours[];

/** The colours of letters on a ground that is too close to the school's second colour. */
export const crestInks = ['#ffffff', '#000000'] as const;
