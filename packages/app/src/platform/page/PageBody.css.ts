import { style } from '@vanilla-extract/css';
import { media, vars } from '@touchline/ui/theme';

const rhythm = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xlarge });

/** At least as tall as the window: what comes in the place of something else moves no footer in sight. */
export const pageBody = style([
  rhythm,
  {
    inlineSize: '100%',
    maxInlineSize: vars.column.width,
    minBlockSize: '100dvh',
    marginInline: 'auto',
    padding: vars.column.margin,
    '@media': {
      [media.sm]: { padding: vars.column.marginFromSm },
      [media.md]: { padding: vars.column.marginFromMd },
      [media.print]: { minBlockSize: 0 },
    },
  },
]);

/** Starts where every page starts, and is no wider than a line that is read with ease. */
export const narrow = style([rhythm, { maxInlineSize: vars.column.reading }]);
