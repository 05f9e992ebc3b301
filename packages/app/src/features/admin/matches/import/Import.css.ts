import { style } from '@vanilla-extract/css';
import { media, unit, vars } from '@touchline/ui/theme';
import { choices, list, part, quiet, row } from '../../record/Record.css.ts';

export { choices, list, part, quiet, row };

/** As wide as the page, so that a wide table scrolls in its own frame. */
export const page = style([part, { gridTemplateColumns: 'minmax(0, 1fr)' }]);

/** A line between sentences, so that it is read with ease. */
export const text = style({ display: 'grid', gap: vars.space.small, maxInlineSize: unit(180) });

/** The names of the columns with what is written into them, side by side where there is room. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${unit(72)}), 1fr))`,
  gap: `${vars.space.medium} ${vars.space.xlarge}`,
});

export const column = style({ display: 'grid', alignContent: 'start', overflowWrap: 'anywhere' });

export const name = style({ fontWeight: vars.weight.semibold });

/** What a cell says, and below it what is meant by it or wrong with it. */
export const cell = style({
  display: 'inline-grid',
  gap: vars.space.xsmall,
  // Words stay whole, and a long one does not make its column narrow.
  overflowWrap: 'break-word',
  '@media': {
    [media.sm]: { minInlineSize: unit(24) },
    [media.belowSm]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const detail = style({ color: vars.colour.textSecondary, fontSize: vars.text.small });

/** In a card the notes of all cells have one start and one end. */
export const wrong = style({
  display: 'inline-flex',
  alignItems: 'start',
  gap: vars.space.xsmall,
  color: vars.colour.dangerText,
  fontSize: vars.text.small,
  fontWeight: vars.weight.normal,
  textAlign: 'start',
  '@media': {
    [media.belowSm]: {
      justifySelf: 'end',
      inlineSize: unit(48),
      maxInlineSize: '100%',
      selectors: { '[role="rowheader"] &': { justifySelf: 'start' } },
    },
  },
});

export const warned = style([wrong, { color: vars.colour.warningText }]);

export const state = style({
  display: 'inline-grid',
  justifyItems: 'start',
  gap: vars.space.small,
  // A card has its values at its end.
  '@media': { [media.belowSm]: { justifyItems: 'end' } },
});

export const progress = style({ display: 'grid', gap: vars.space.small, flex: '1 1 16rem' });

/** As far apart as the fields of a form, which leaves room for what is wrong with each. */
export const fields = style({ display: 'grid', gap: unit(7) });

export const filter = style({ flex: 'none', inlineSize: unit(56), maxInlineSize: '100%' });
