import { style } from '@vanilla-extract/css';
import { media, unit, vars } from '@touchline/ui/theme';

export const page = style({
  display: 'flex',
  flex: 1,
  minBlockSize: '100dvh',
  '@media': {
    [media.belowMd]: { flexDirection: 'column', justifyContent: 'center', alignItems: 'center' },
  },
});

export const side = style({
  display: 'flex',
  inlineSize: '100%',
  padding: vars.space.large,
  background: vars.colour.card,
  '@media': {
    [media.belowSm]: { flex: 1 },
    [media.sm]: {
      inlineSize: 'auto',
      padding: vars.space.huge,
      borderRadius: vars.radius.card,
      boxShadow: vars.shadow.xxlarge,
    },
    [media.md]: {
      inlineSize: '50%',
      justifyContent: 'flex-end',
      alignItems: 'center',
      padding: unit(16),
      borderRadius: 0,
      boxShadow: 'none',
    },
  },
});

export const content = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xlarge,
  inlineSize: '100%',
  '@media': { [media.sm]: { inlineSize: unit(80) } },
});

/** The links to other pages below the form. */
export const links = style({ display: 'grid', justifyItems: 'start', gap: vars.space.medium });

export const text = style({ color: vars.colour.textSecondary });

export const welcome = style({
  display: 'none',
  '@media': {
    [media.md]: {
      display: 'block',
      inlineSize: '50%',
      paddingInline: unit(16),
      background: vars.colour.navigation,
      color: vars.colour.onNavigation,
    },
  },
});

/** Stays in the middle of the window beside a form that is longer than it. */
export const welcomeContent = style({
  position: 'sticky',
  insetBlockStart: 0,
  display: 'grid',
  alignContent: 'center',
  gap: vars.space.large,
  blockSize: '100dvh',
});

export const welcomeTitle = style({
  fontSize: vars.text.score,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.none,
});

export const welcomeText = style({
  maxInlineSize: unit(120),
  color: vars.colour.onNavigationSecondary,
  fontSize: vars.text.xlarge,
});
