import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@touchline/ui/theme';

export const miniature = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  borderRadius: vars.radius.small,
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});

export const tone = styleVariants({
  page: { fill: vars.colour.page },
  gutter: { fill: vars.colour.gutter },
  bar: { fill: vars.colour.card },
  line: { fill: vars.colour.controlBorder },
  dark: { fill: vars.colour.navigation },
  vivid: { fill: vars.colour.navigationVivid },
  onDark: { fill: vars.colour.onNavigationSecondary },
  band: { fill: vars.theme.primaryStrong },
});
