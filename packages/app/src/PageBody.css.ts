import { style } from '@vanilla-extract/css';
import { media, unit, vars } from '@touchline/ui/theme';

export const pageBody = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xlarge,
  inlineSize: '100%',
  maxInlineSize: unit(320),
  minBlockSize: '100%',
  marginInline: 'auto',
  padding: vars.space.large,
  selectors: { '&[data-tall]': { minBlockSize: '100dvh' } },
  '@media': {
    [media.sm]: { padding: vars.space.xlarge },
    [media.md]: { padding: vars.space.xxlarge },
  },
});

export const narrow = style([pageBody, { maxInlineSize: unit(180) }]);
