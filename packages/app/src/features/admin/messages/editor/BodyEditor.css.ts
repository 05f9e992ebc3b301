import { globalStyle, style } from '@vanilla-extract/css';
import { media, unit, vars } from '@touchline/ui/theme';

export const field = style({ display: 'grid', gap: vars.space.xsmall, minInlineSize: 0 });

export const label = style({ fontWeight: vars.weight.medium });

export const required = style({
  color: vars.colour.dangerText,
  marginInlineStart: vars.space.hair,
});

export const box = style({
  border: `${vars.border.hair} solid ${vars.colour.controlBorder}`,
  borderRadius: vars.radius.medium,
  background: vars.colour.field,
  boxShadow: vars.shadow.small,
});

export const invalidBox = style([box, { borderColor: vars.colour.dangerText }]);

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  borderBlockEnd: `${vars.border.hair} solid ${vars.colour.border}`,
});

/** What is typed into. Spaces stay as they are typed. */
export const text = style({
  minBlockSize: unit(40),
  maxBlockSize: '60dvh',
  overflowY: 'auto',
  paddingBlock: vars.space.medium,
  paddingInline: vars.space.large,
  borderEndStartRadius: vars.radius.medium,
  borderEndEndRadius: vars.radius.medium,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  lineHeight: vars.leading.normal,
  selectors: {
    // Inside of its edge, where the buttons above it do not cover its upper side.
    '&:focus-visible': { outlineOffset: `calc(${vars.border.thick} * -1)` },
    // Without the buttons its upper corners are those of the box.
    'div:first-child > &': { borderRadius: vars.radius.medium },
  },
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'auto' } },
});

const within = (selector: string) => `${text} :is(${selector})`;

globalStyle(within('p, ul, ol') + ':not(:first-child)', { marginBlockStart: vars.space.small });
globalStyle(within('ul, ol'), { paddingInlineStart: unit(5) });
globalStyle(within('ul'), { listStyle: 'disc' });
globalStyle(within('ol'), { listStyle: 'decimal' });
globalStyle(within('a'), { color: vars.theme.primaryText, textDecoration: 'underline' });

/** As below every other field. */
export const hint = style({
  color: vars.colour.textHint,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
});

export const error = style([
  hint,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xsmall,
    color: vars.colour.dangerText,
  },
]);
