import { style } from '@vanilla-extract/css';
import { hiddenText } from '@touchline/ui/styling';
import { unit, vars } from '@touchline/ui/theme';
import { host } from './host.css.ts';
import { isDense, isFolded, isNarrow, mainList } from './items.css.ts';

export const group = style({
  selectors: {
    '&:not(:first-child)': { marginBlockStart: vars.space.xlarge },
    [`${isNarrow} &`]: { marginBlockStart: vars.space.small },
  },
});

export const groupTitle = style({
  position: 'relative',
  display: 'block',
  marginInline: vars.space.medium,
  paddingBlock: unit(2.5),
  paddingInline: vars.space.large,
  color: vars.theme.primaryText,
  fontSize: vars.text.small,
  fontWeight: vars.weight.semibold,
  lineHeight: unit(5),
  overflowWrap: 'anywhere',
  selectors: {
    [`${host}[data-surface="vivid"] &`]: { color: vars.colour.textSecondary },
    [`${isNarrow} &`]: hiddenText,
    [`${isDense} &`]: { whiteSpace: 'nowrap' },
    [`${isFolded} &`]: { color: 'transparent' },
    [`${isFolded} &::after`]: {
      content: '""',
      position: 'absolute',
      insetBlockStart: unit(5),
      insetInlineStart: unit(4.25),
      inlineSize: unit(5.75),
      blockSize: vars.border.thick,
      background: vars.colour.border,
    },
  },
});

export const groupSubtitle = style({
  display: 'block',
  fontSize: unit(2.75),
  fontWeight: vars.weight.medium,
  lineHeight: 1.5,
  color: vars.colour.textSecondary,
  selectors: { [`${isFolded} &`]: { color: 'transparent' } },
});

export const divider = style({
  blockSize: vars.border.hair,
  marginBlock: vars.space.medium,
  border: 0,
  borderBlockStart: `${vars.border.hair} solid ${vars.colour.border}`,
  selectors: {
    [`${mainList} > li > &`]: { marginBlock: vars.space.xlarge },
    [`${isNarrow} > li > &`]: { marginBlock: vars.space.medium },
  },
});

export const spacer = style({ blockSize: vars.space.medium });
