import { style } from '@vanilla-extract/css';
import { hiddenText } from '@touchline/ui/styling';
import { media, vars } from '@touchline/ui/theme';

/** For screen readers, which need a heading above those of the matches, and on paper, without tabs. */
export const tabTitle = style({
  ...hiddenText,
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
