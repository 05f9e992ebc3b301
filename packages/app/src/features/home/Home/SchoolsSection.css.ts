import { style } from '@vanilla-extract/css';
import { media, unit, vars } from '@touchline/ui/theme';

export const schools = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${unit(64)}), 1fr))`,
  gap: vars.space.small,
});

export const school = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.medium,
  minBlockSize: unit(15),
  blockSize: '100%',
  paddingBlock: vars.space.small,
  paddingInline: vars.space.medium,
  border: `${vars.border.hair} solid ${vars.colour.border}`,
  borderRadius: vars.radius.large,
  background: vars.colour.card,
  color: 'inherit',
  lineHeight: vars.leading.tight,
  textDecoration: 'none',
  '@media': { [media.hover]: { ':hover': { borderColor: vars.colour.controlBorder } } },
});

export const name = style({
  display: 'block',
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});

export const city = style({
  display: 'block',
  color: vars.colour.textSecondary,
  fontSize: vars.text.small,
});

export const line = style({ flexGrow: 1 });
