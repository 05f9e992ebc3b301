import { style } from '@vanilla-extract/css';
import { media, unit, vars } from '@touchline/ui/theme';

/** The parts of the form are as far from each other. */
export const skeleton = style({ display: 'grid', gap: unit(7) });

/** With what stands between a field and the line of its error. */
export const fieldRoom = style({ paddingBlockEnd: vars.space.xsmall });

/** As large as the picture of the person. */
export const avatarRoom = style({ inlineSize: unit(24), blockSize: unit(24) });

/** A label and its choices, as far from each other as in a field. */
export const choiceRoom = style([fieldRoom, { display: 'grid', gap: vars.space.xsmall }]);

/** As tall as a choice. */
export const lineRoom = style({ minBlockSize: vars.size.target, paddingBlock: vars.space.hair });

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

/** The lines of a device that is loading, which leave room for its button. */
export const deviceWords = style([deviceText, { inlineSize: '50%' }]);

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
