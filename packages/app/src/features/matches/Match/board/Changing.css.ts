import { keyframes, style } from '@vanilla-extract/css';
import { media, vars } from '@touchline/ui/theme';

const flash = keyframes({
  from: { background: vars.theme.primarySoft, color: vars.theme.onPrimarySoft },
});

export const flashing = style({
  borderRadius: vars.radius.medium,
  selectors: { '&[data-changed]': { animation: `${flash} 2.4s ease-out` } },
  '@media': {
    [media.reducedMotion]: { selectors: { '&[data-changed]': { animation: 'none' } } },
  },
});
