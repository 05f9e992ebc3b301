import { style } from '@vanilla-extract/css';
import { media, unit, vars } from '@touchline/ui/theme';

/** On a phone the text and the button of the sheet, else six fields. */
export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space.medium,
  alignItems: 'end',
  '@media': {
    [media.sm]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: `${vars.space.medium} ${vars.space.large}`,
    },
    [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.print]: { display: 'none' },
  },
});

export const sheetFields = style({ display: 'grid', gap: vars.space.large });

/** Reserves the height of the days before they are known. */
export const strip = style({
  minBlockSize: unit(20),
  '@media': { [media.print]: { display: 'none' } },
});

/** Reserves its line before the number is known. */
export const found = style({ minBlockSize: '1lh', inlineSize: 'fit-content' });

export const list = style({ display: 'grid', gap: vars.space.xlarge, minInlineSize: 0 });

export const day = style({ display: 'grid', gap: vars.space.medium, minInlineSize: 0 });

export const dayHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.medium,
  // The same with and without the number.
  minBlockSize: unit(7),
  '@media': { [media.print]: { breakAfter: 'avoid' } },
});

export const dayTitle = style({
  fontSize: vars.text.large,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.tight,
  ':focus-visible': { outline: 'none' },
  // On a phone the longest name of a day and the number share a line.
  '@media': { [media.sm]: { fontSize: vars.text.xxlarge } },
});

/** The skeleton of the name of a day. */
export const dayWord = style({ display: 'block', inlineSize: unit(60) });

export const untimed = style({ fontSize: vars.text.base, fontWeight: vars.weight.semibold });

export const quiet = style({ color: vars.colour.textSecondary });

/** Below the list or above it: the way on in time. */
export const more = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.large,
  minBlockSize: vars.size.control,
  '@media': { [media.print]: { display: 'none' } },
});
