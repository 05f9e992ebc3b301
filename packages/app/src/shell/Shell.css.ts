import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@touchline/ui/theme';

/**
 * The notices above every page, as wide as its column and with a gap to the advertisement. Without a
 * notice they take no space.
 */
export const notices = style({
  flex: 'none',
  display: 'grid',
  inlineSize: '100%',
  maxInlineSize: vars.column.width,
  marginInline: 'auto',
  paddingInline: vars.column.margin,
  '@media': {
    [media.sm]: { paddingInline: vars.column.marginFromSm },
    [media.md]: { paddingInline: vars.column.marginFromMd },
    [media.print]: { display: 'none' },
  },
});

globalStyle(`${notices} > :not(:empty)`, { marginBlockStart: vars.column.margin });
