import { style } from '@vanilla-extract/css';
import { media, unit, vars } from '@touchline/ui/theme';

export const screen = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  minBlockSize: '100dvh',
  padding: vars.space.large,
  background: vars.colour.page,
  '@media': { [media.print]: { display: 'none' } },
});

export const card = style({
  display: 'grid',
  gap: vars.space.xlarge,
  inlineSize: '100%',
  maxInlineSize: unit(100),
  '@media': {
    [media.sm]: {
      padding: vars.space.huge,
      borderRadius: vars.radius.card,
      background: vars.colour.card,
      boxShadow: vars.shadow.xxlarge,
    },
  },
});

export const title = style({
  fontSize: vars.text.title,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.tight,
});

export const person = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.medium,
});

export const names = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });

export const quiet = style({ color: vars.colour.textSecondary });
