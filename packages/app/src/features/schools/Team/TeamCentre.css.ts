import { style } from '@vanilla-extract/css';
import { media, vars } from '@touchline/ui/theme';

/** For screen readers, which need a heading above those of the matches, and on paper, without tabs. */
export const tabTitle = style({
  position: 'absolute',
  inlineSize: vars.border.hair,
  blockSize: vars.border.hair,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  fontSize: vars.text.xxlarge,
  fontWeight: vars.weight.bold,
  '@media': {
    [media.print]: {
      position: 'static',
      inlineSize: 'auto',
      blockSize: 'auto',
      clipPath: 'none',
      paddingBlockEnd: vars.space.medium,
    },
  },
});
