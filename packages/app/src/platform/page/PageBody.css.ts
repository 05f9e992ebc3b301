import { style } from '@vanilla-extract/css';
import { media, vars } from '@touchline/ui/theme';

const rhythm = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xlarge });

/**
 * At least as tall as the window, so that the footer does not move into view while the content
 * changes.
 */
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

/** The width of a line that is comfortable to read; starts at the same edge as other pages. */
export const narrow = style([rhythm, { maxInlineSize: vars.column.reading }]);
