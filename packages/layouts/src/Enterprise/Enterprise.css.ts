import { style } from '@vanilla-extract/css';
import { media, unit, vars } from '@touchline/ui/theme';
import { frame } from '../AppFrame/frame.css.ts';

const column = unit(360);

export const enterprise = style({
  vars: {
    [frame.gutter]: vars.colour.gutter,
    // Behind the bar and not in it, where the scheme is the dark one on every page.
    [frame.headerPanelBackground]: vars.colour.barDark,
    [frame.headerLine]: vars.colour.border,
    [frame.barMaxWidth]: column,
    [frame.menuBackground]: vars.colour.card,
    [frame.bodyMaxWidth]: column,
    [frame.footerBackground]: vars.colour.card,
    [frame.footerMaxWidth]: column,
    [frame.footerInset]: vars.space.xlarge,
  },
  '@media': {
    [media.sm]: {
      vars: {
        [frame.barHeight]: unit(20),
        [frame.bodyInset]: vars.space.xlarge,
        [frame.bodyRadius]: vars.radius.large,
        [frame.bodyShadow]: vars.shadow.large,
        [frame.footerHeight]: unit(20),
      },
    },
    [media.md]: {
      vars: {
        [frame.barInset]: vars.space.xxlarge,
        [frame.bodyInset]: vars.space.xxlarge,
        [frame.footerInset]: vars.space.xxlarge,
        [frame.logoMark]: 'none',
        [frame.logoFull]: 'block',
      },
    },
  },
});
