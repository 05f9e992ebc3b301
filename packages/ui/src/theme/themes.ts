/**
 * All themes. The Storybook toolbar, the pictures, the Chromatic modes, the contrast test and the
 * settings drawer use this list.
 */
export const themes = ['default', 'brand', 'teal', 'rose', 'purple', 'amber'] as const;

export type Theme = (typeof themes)[number];

export const schemes = ['auto', 'light', 'dark'] as const;

/** `auto` follows the system, also when it changes. */
export type Scheme = (typeof schemes)[number];
