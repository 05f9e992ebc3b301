import { style } from '@vanilla-extract/css';
import { coveringLink } from '@touchline/ui/styling';
import { media, unit, vars } from '@touchline/ui/theme';

export const search = style({
  maxInlineSize: unit(120),
  '@media': { [media.print]: { display: 'none' } },
});

/** Reserves its line before the number is known. */
export const found = style({ minBlockSize: '1lh', inlineSize: 'fit-content' });

export const schools = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${unit(72)}), 1fr))`,
  gap: vars.space.medium,
});

export const school = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.large,
  blockSize: '100%',
  minBlockSize: unit(20),
  breakInside: 'avoid',
  padding: vars.space.large,
  border: `${vars.border.hair} solid ${vars.colour.border}`,
  borderRadius: vars.radius.card,
  background: vars.colour.card,
  ':hover': { borderColor: vars.colour.controlBorder },
});

/** The link covers the card. */
export const link = style({
  ...coveringLink(),
  fontSize: vars.text.base,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.tight,
});

export const place = style({ color: vars.colour.textSecondary, fontSize: vars.text.medium });

/** As large as the crest of a card. */
export const crestRoom = style({
  inlineSize: unit(12),
  blockSize: unit(12),
  borderRadius: vars.radius.large,
  // The block of a skeleton is taller.
  overflow: 'hidden',
});
