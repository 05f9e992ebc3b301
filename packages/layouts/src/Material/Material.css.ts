import { style } from '@vanilla-extract/css';
import { media, unit, vars } from '@touchline/ui/theme';
import { frame } from '../AppFrame/frame.css.ts';

const column = unit(360);
const side = vars.space.xxlarge;

export const material = style({
  vars: {
    [frame.gutter]: vars.colour.gutter,
    [frame.headerBackground]: vars.theme.primaryStrong,
    [frame.headerShadow]: vars.shadow.none,
    [frame.headerLine]: vars.colour.border,
    [frame.headerPanelBackground]: vars.colour.card,
    [frame.headerPanelMaxWidth]: column,
    [frame.bodyMaxWidth]: column,
    [frame.footerPanelMaxWidth]: column,
    [frame.footerBackground]: vars.colour.bar,
    [frame.footerInset]: vars.space.xlarge,
  },
  '@media': {
    [media.sm]: {
      vars: {
        [frame.headerInset]: `${side} ${side} 0`,
        [frame.headerPanelPadding]: vars.space.medium,
        [frame.headerPanelRadius]: unit(3),
        [frame.headerPanelShadow]: vars.shadow.medium,
        [frame.bodyInset]: `0 ${side}`,
        [frame.bodyShadow]: vars.shadow.large,
        [frame.footerOuterInset]: side,
        [frame.footerShadow]: vars.shadow.large,
        [frame.footerHeight]: unit(20),
      },
    },
    [media.md]: {
      vars: {
        [frame.headerInset]: `${vars.space.huge} ${side} 0`,
        [frame.headerPanelPadding]: `${vars.space.large} ${vars.space.medium}`,
        [frame.logoMark]: 'none',
        [frame.logoFull]: 'block',
      },
    },
  },
});
