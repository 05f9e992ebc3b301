import { contrast } from './contrast.ts';
import type { Colour, SchemeTokens, Tokens } from './tokens.ts';

export type AllTokens = Tokens & SchemeTokens;
export type TokenName = keyof AllTokens;

/** A colour and what it stands on, with the contrast that it needs. */
export interface Pair {
  /** The colour of the text or of the sign. */
  name: TokenName;
  /** The topmost first. */
  surface: readonly TokenName[];
  /** 4.5 to be read, 3 to be seen (THEME-6). */
  least: 4.5 | 3;
}

/** The surfaces that text can be on, the topmost first. */
const surfaces: TokenName[][] = [
  ['page'],
  ['card'],
  ['raised'],
  ['sunken'],
  ['field'],
  ['bar'],
  ['hover', 'page'],
  ['hover', 'card'],
  ['pressed', 'card'],
  ['hover', 'sunken'],
];
const darkNavigation: TokenName[][] = [
  ['navigation'],
  ['hover', 'navigation'],
  ['pressed', 'navigation'],
  ['barDark'],
  ['hover', 'barDark'],
];
const vividNavigation: TokenName[][] = [['navigationVivid'], ['hover', 'navigationVivid']];

const text: [TokenName, TokenName[]][] = [
  ...(['text', 'textSecondary', 'textHint', 'primaryText'] as const).flatMap((name) =>
    surfaces.map((surface): [TokenName, TokenName[]] => [name, surface]),
  ),
  ...(['infoText', 'successText', 'warningText', 'dangerText'] as const).flatMap((name) =>
    surfaces.map((surface): [TokenName, TokenName[]] => [name, surface]),
  ),
  ...(['onNavigation', 'onNavigationSecondary'] as const).flatMap((name) =>
    [...darkNavigation, ...vividNavigation].map((surface): [TokenName, TokenName[]] => [
      name,
      surface,
    ]),
  ),
  ['onPrimary', ['primary']],
  ['onPrimary', ['primaryHover']],
  ['onPrimary', ['primaryPressed']],
  ['onPrimarySoft', ['primarySoft']],
  ['onPrimaryStrong', ['primaryStrong']],
  ['onTooltip', ['tooltip']],
  ['onSplash', ['splash']],
  ['onMessagesBadge', ['messagesBadge']],
  ['onNotificationsBadge', ['notificationsBadge']],
  ['onDangerFill', ['dangerFillHover']],
  ...(['Neutral', 'Info', 'Success', 'Warning', 'Danger'] as const).flatMap(
    (tone): [TokenName, TokenName[]][] => {
      const lower = tone.toLowerCase() as Lowercase<typeof tone>;
      return [
        [`on${tone}Fill`, [`${lower}Fill`]],
        [`on${tone}Soft`, [`${lower}Soft`]],
      ];
    },
  ),
];

const boundaries: [TokenName, TokenName[]][] = [
  ['splashDots', ['splash']],
  // What is done of a progress bar, beside what is still to do.
  ['primaryText', ['neutralSoft']],
  // A button that cannot be used, in the place of its fill.
  ['textHint', ['neutralSoft']],
  // A bar that lies over the head of a table.
  ['controlBorder', ['sunken']],
  ...(
    [
      'controlBorder',
      'textDisabled',
      'icon',
      'focus',
      'presenceOnline',
      'presenceAway',
      'presenceBusy',
      'presenceInvisible',
    ] as const
  ).flatMap((name) =>
    (['page', 'card', 'raised', 'field', 'bar'] as const).map(
      (surface): [TokenName, TokenName[]] => [name, [surface]],
    ),
  ),
];

/** On the navigation, which is dark in both schemes. */
const onNavigation: readonly Pair[] = [
  ...(
    ['focus', 'presenceOnline', 'presenceAway', 'presenceBusy', 'presenceInvisible'] as const
  ).flatMap((name) =>
    (['navigation', 'navigationVivid'] as const).map((surface): Pair => ({
      name,
      surface: [surface],
      least: 3,
    })),
  ),
  { name: 'primaryText', surface: ['navigation'], least: 4.5 },
  // Entries that cannot be used, and one of them that is marked.
  { name: 'textDisabled', surface: ['navigation'], least: 3 },
  { name: 'icon', surface: ['navigationVivid'], least: 3 },
  { name: 'textSecondary', surface: ['pressed', 'navigationVivid'], least: 4.5 },
];

const onSurfaces: readonly Pair[] = [
  ...text.map(([name, surface]): Pair => ({ name, surface, least: 4.5 })),
  ...boundaries.map(([name, surface]): Pair => ({ name, surface, least: 3 })),
];

/** Every pair of colours that a component may put together in a scheme. */
export function pairsOf(scheme: keyof Colour): readonly Pair[] {
  return scheme === 'dark' ? [...onSurfaces, ...onNavigation] : onSurfaces;
}

/** The contrast of a pair, 1 to 21. */
export function contrastOf(all: AllTokens, { name, surface }: Pair, scheme: keyof Colour): number {
  return contrast(all[name][scheme], ...surface.map((part) => all[part][scheme]));
}
