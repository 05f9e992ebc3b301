import { style } from '@vanilla-extract/css';
import { media, unit, vars } from '@touchline/ui/theme';
import { frame } from '../AppFrame/frame.css.ts';

export const centered = style({
  vars: {
    [frame.gutter]: vars.colour.gutter,
    [frame.pageMaxWidth]: unit(360),
    [frame.headerBackground]: vars.colour.card,
    [frame.headerShadow]: vars.shadow.none,
    [frame.headerLine]: vars.colour.border,
    [frame.footerBackground]: vars.colour.card,
    [frame.footerHeight]: unit(16),
    [frame.footerInset]: vars.space.xlarge,
  },
  '@media': {
    [media.sm]: {
      vars: {
        [frame.pageInset]: vars.space.large,
        [frame.pageRadius]: unit(3),
        [frame.pageShadow]: vars.shadow.xlarge,
        [frame.barHeight]: unit(20),
        [frame.footerHeight]: unit(20),
      },
    },
    [media.md]: {
      vars: { [frame.pageInset]: vars.space.xxlarge, [frame.footerInset]: vars.space.xxlarge },
    },
    [media.lg]: { vars: { [frame.logoMark]: 'none', [frame.logoFull]: 'block' } },
  },
});
