import { style } from '@vanilla-extract/css';
import { media, unit, vars } from '@touchline/ui/theme';

/** As tall as the form that it stands for. */
export const skeleton = style({ minBlockSize: unit(130) });

/** A name and its value below each other. */
export const fact = style({ display: 'grid', overflowWrap: 'anywhere' });

export const factName = style({ fontWeight: vars.weight.medium });

export const devices = style({ display: 'grid', gap: vars.space.medium });

/** A line between two devices; each is a `row` beside. */
export const device = style({
  selectors: {
    '& + &': {
      paddingBlockStart: vars.space.medium,
      borderBlockStart: `${vars.border.hair} solid ${vars.colour.border}`,
    },
  },
});

export const deviceText = style({ display: 'grid', gap: vars.space.xsmall, minInlineSize: 0 });

export const deviceName = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  fontWeight: vars.weight.medium,
});

export const versions = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: vars.space.medium,
  overflowWrap: 'anywhere',
});

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.medium });

/** Not printed: password fields are of no use on paper. */
export const onScreen = style({ '@media': { [media.print]: { display: 'none' } } });
