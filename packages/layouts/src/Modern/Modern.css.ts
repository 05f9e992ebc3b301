import { style } from '@vanilla-extract/css';
import { media, unit, vars } from '@touchline/ui/theme';
import { frame } from '../AppFrame/frame.css.ts';

export const modern = style({
  vars: { [frame.headerBackground]: vars.colour.bar },
  '@media': {
    [media.sm]: { vars: { [frame.barHeight]: unit(20), [frame.footerHeight]: unit(20) } },
    [media.lg]: { vars: { [frame.logoMark]: 'none', [frame.logoFull]: 'block' } },
  },
});
