import { style } from '@vanilla-extract/css';
import { media, unit, vars } from '@touchline/ui/theme';
import type { AdminArea } from '../adminAreas.ts';
import { column } from './Record.css.ts';

/** The height of a card in units: on a phone, and from `sm` on, where short fields stand side by side. */
type Height = readonly [onAPhone: number, wide: number];

interface Shape {
  /** The heights of the cards of the form, from the first to the last. */
  main: readonly Height[];
  /** The heights of the cards in the column beside the form. */
  aside: readonly Height[];
}

/**
 * The cards of each record as they usually come. RecordSkeleton.stories.tsx holds them against the
 * pages.
 */
const shapes: Record<AdminArea, Shape> = {
  schools: {
    main: [
      [215, 184],
      [144, 95],
      [50, 41],
      [141, 92],
      [110, 83],
      [114, 111],
    ],
    aside: [
      [37, 39],
      [32, 34],
      [54, 56],
    ],
  },
  matches: {
    main: [
      [198, 179],
      [124, 92],
      [186, 129],
      [208, 129],
    ],
    aside: [
      [37, 39],
      [42, 44],
    ],
  },
  teams: {
    main: [
      [280, 164],
      [480, 287],
      [42, 44],
      [144, 95],
    ],
    aside: [
      [37, 39],
      [18, 22],
    ],
  },
  athletes: {
    main: [
      [151, 98],
      [82, 53],
      [119, 121],
      [58, 47],
    ],
    aside: [
      [136, 138],
      [50, 52],
      [24, 26],
    ],
  },
  advertisements: {
    main: [
      [85, 113],
      [178, 143],
      [101, 75],
      [247, 184],
    ],
    aside: [
      [37, 39],
      [202, 204],
    ],
  },
  messages: {
    main: [
      [178, 176],
      [81, 72],
      [82, 74],
      [132, 128],
    ],
    aside: [
      [37, 39],
      [42, 44],
    ],
  },
};

function cardOf([onAPhone, wide]: Height) {
  return style({
    display: 'grid',
    minBlockSize: unit(onAPhone),
    '@media': { [media.sm]: { minBlockSize: unit(wide) } },
  });
}

/** The style of each card, which is drawn as high as it comes. */
export const cards = Object.fromEntries(
  Object.entries(shapes).map(([area, { main, aside }]) => [
    area,
    { main: main.map(cardOf), aside: aside.map(cardOf) },
  ]),
) as Record<AdminArea, Record<keyof Shape, string[]>>;

/** The parts of a form stand further apart than cards. */
export const form = style([column, { rowGap: unit(7) }]);

/** What stands below the name, in two lines where it is long. */
export const facts = style({ display: 'grid', gap: vars.space.xsmall });

/** The second line of a text that needs two lines on a phone and one on a wider window. */
export const secondLine = style({ '@media': { [media.sm]: { display: 'none' } } });

/** The button that leads to what stands beside the form. */
export const button = style({ blockSize: vars.size.control });

/** As large as the crest. */
export const crestRoom = style({ inlineSize: unit(12), blockSize: unit(12) });
