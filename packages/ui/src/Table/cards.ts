import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

/**
 * Styles for tables that turn into cards below `sm`: one card per row, with the sort buttons in a
 * line above.
 */
export function asCard<const Selectors extends object>(selectors: Selectors) {
  return { '@media': { [media.belowSm]: { selectors } } };
}

/** The selector of a part of a table that turns into cards. */
export const inCards = '[data-narrow="cards"] &';

/** The focus ring of what has no room around it. */
export const insideRing = {
  outline: `${vars.border.thick} solid ${vars.theme.focus}`,
  outlineOffset: `calc(${vars.border.thick} * -1)`,
};

/** A cell that its checkbox covers, above the link of the row. */
export const checkCell = { position: 'relative', zIndex: 1 } as const;
