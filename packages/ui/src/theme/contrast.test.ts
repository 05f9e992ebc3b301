import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { schemeTokens } from './scheme.ts';
import { themes } from './themes.ts';
import type { Colour, SchemeTokens, Tokens } from './tokens.ts';
import { tokensByTheme } from './tokensByTheme.ts';

type All = Tokens & SchemeTokens;
type Name = keyof All;

/** The surfaces that text can be on, the topmost first. */
const surfaces: Name[][] = [
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
const darkNavigation: Name[][] = [
  ['navigation'],
  ['hover', 'navigation'],
  ['pressed', 'navigation'],
];
const vividNavigation: Name[][] = [['navigationVivid'], ['hover', 'navigationVivid']];

const text: [Name, Name[]][] = [
  ...(['text', 'textSecondary', 'textHint', 'primaryText'] as const).flatMap((name) =>
    surfaces.map((surface): [Name, Name[]] => [name, surface]),
  ),
  ...(['infoText', 'successText', 'warningText', 'dangerText'] as const).flatMap((name) =>
    surfaces.map((surface): [Name, Name[]] => [name, surface]),
  ),
  ...(['onNavigation', 'onNavigationSecondary'] as const).flatMap((name) =>
    [...darkNavigation, ...vividNavigation].map((surface): [Name, Name[]] => [name, surface]),
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
    (tone): [Name, Name[]][] => {
      const lower = tone.toLowerCase() as Lowercase<typeof tone>;
      return [
        [`on${tone}Fill`, [`${lower}Fill`]],
        [`on${tone}Soft`, [`${lower}Soft`]],
      ];
    },
  ),
];

const boundaries: [Name, Name[]][] = [
  ['splashDots', ['splash']],
  ...(
    [
      'controlBorder',
      'icon',
      'focus',
      'presenceOnline',
      'presenceAway',
      'presenceBusy',
      'presenceInvisible',
    ] as const
  ).flatMap((name) =>
    (['page', 'card', 'raised', 'field', 'bar'] as const).map((surface): [Name, Name[]] => [
      name,
      [surface],
    ]),
  ),
];

function value(colour: Colour, scheme: keyof Colour) {
  return colour[scheme];
}

describe.each(themes)('theme %s', (theme) => {
  const all: All = { ...schemeTokens, ...tokensByTheme[theme] };
  describe.each(['light', 'dark'] as const)('in %s', (scheme) => {
    const ratio = (name: Name, surface: Name[]) =>
      contrast(value(all[name], scheme), ...surface.map((part) => value(all[part], scheme)));

    it.each(text)('reads %s on %j (THEME-6)', (name, surface) => {
      expect(ratio(name, surface)).toBeGreaterThanOrEqual(4.5);
    });

    it.each(boundaries)('shows %s on %j (THEME-6)', (name, surface) => {
      expect(ratio(name, surface)).toBeGreaterThanOrEqual(3);
    });
  });

  // The navigation is dark in both schemes.
  it.each([
    ...(
      ['focus', 'presenceOnline', 'presenceAway', 'presenceBusy', 'presenceInvisible'] as const
    ).flatMap((name) =>
      (['navigation'] as const).map((surface): [Name, Name, number] => [name, surface, 3]),
    ),
    ['primaryText', 'navigation', 4.5] as [Name, Name, number],
    ['focus', 'navigationVivid', 3] as [Name, Name, number],
  ])('shows %s on %s at %d : 1', (name, surface, least) => {
    expect(contrast(all[name].dark, all[surface].dark)).toBeGreaterThanOrEqual(least);
  });
});
