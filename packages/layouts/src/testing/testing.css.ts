import { style, styleVariants } from '@vanilla-extract/css';
import { media, unit, vars } from '@touchline/ui/theme';

/** Stands in for the navigation package, with the same widths and the same sticky positioning. */
const side = style({
  position: 'sticky',
  insetBlockStart: 0,
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100vh',
  overflowY: 'auto',
  '@media': { [media.belowMd]: { display: 'none' } },
});

export const navigation = styleVariants({
  default: [side, { inlineSize: vars.navigation.default }],
  compact: [side, { inlineSize: vars.navigation.compact }],
  dense: [side, { inlineSize: vars.navigation.dense }],
  thin: [side, { inlineSize: vars.navigation.thin }],
});

export const surface = styleVariants({
  dark: { background: vars.colour.navigation, color: vars.colour.onNavigation },
  vivid: { background: vars.colour.navigationVivid, color: vars.colour.onNavigation },
  card: { background: vars.colour.bar, color: vars.colour.text },
});

export const items = style({ flex: '1 0 auto', display: 'flex', flexDirection: 'column' });

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.large,
  minBlockSize: vars.size.control,
  paddingInline: unit(7),
  color: 'inherit',
  fontSize: vars.text.medium,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
});

export const narrowItem = style([
  item,
  {
    flexDirection: 'column',
    justifyContent: 'center',
    gap: vars.space.small,
    minBlockSize: vars.size.bar,
    paddingInline: vars.space.small,
    fontSize: vars.text.small,
    textAlign: 'center',
  },
]);

/** One row, as that of the navigation package, which moves what has no room into its last entry. */
export const menu = style({ display: 'flex' });

export const menuItem = style([
  item,
  { gap: vars.space.medium, paddingInline: vars.space.large, minBlockSize: vars.size.field },
]);

export const advertisement = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: unit(24),
  padding: vars.space.medium,
  background: vars.theme.primarySoft,
  color: vars.theme.onPrimarySoft,
});

export const rail = style({
  position: 'sticky',
  insetBlockStart: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.large,
  blockSize: '100vh',
  inlineSize: unit(16),
  paddingBlock: vars.space.medium,
  background: vars.colour.bar,
  boxShadow: vars.shadow.small,
  borderInlineStart: `${vars.border.hair} solid ${vars.colour.border}`,
  '@media': { [media.belowLg]: { display: 'none' } },
});

export const fromSm = style({ '@media': { [media.belowSm]: { display: 'none' } } });
export const fromSmBelowLg = style([fromSm, { '@media': { [media.lg]: { display: 'none' } } }]);
export const belowMd = style({ '@media': { [media.md]: { display: 'none' } } });
export const fromMd = style({ '@media': { [media.belowMd]: { display: 'none' } } });

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.large,
  inlineSize: '100%',
  maxInlineSize: vars.column.width,
  marginInline: 'auto',
  padding: vars.column.margin,
  '@media': {
    [media.sm]: { padding: vars.column.marginFromSm },
    [media.md]: { padding: vars.column.marginFromMd },
  },
});

export const title = style({ fontSize: vars.text.title, fontWeight: vars.weight.bold });

export const nothing = style({
  flex: '1 1 auto',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space.large,
  padding: vars.space.xxlarge,
});

export const choices = style({
  display: 'grid',
  gap: vars.space.large,
  gridTemplateColumns: `repeat(3, ${unit(26)})`,
});

export const choice = style({
  border: `${vars.border.thick} solid ${vars.colour.border}`,
  borderRadius: vars.radius.medium,
  overflow: 'clip',
});
