import type { Theme } from '@touchline/ui/theme';
import { themes } from '@touchline/ui/theme/values';
import { viewports } from './viewports.ts';

type PictureScheme = 'light' | 'dark';
type Viewport = keyof typeof viewports;

/** A combination of theme, scheme and viewport, such as `teal-dark-phone`. */
export type ModeName = `${Theme}-${PictureScheme}-${Viewport}`;

/** The toolbar's values for one picture, in the format of Chromatic. */
export interface Mode {
  theme: Theme;
  scheme: PictureScheme;
  viewport: Viewport;
}

/** All combinations of themes, schemes and viewports. */
export const modes = Object.fromEntries(
  themes.flatMap((theme) =>
    (['light', 'dark'] as const).flatMap((scheme) =>
      (Object.keys(viewports) as Viewport[]).map((viewport) => [
        `${theme}-${scheme}-${viewport}`,
        { theme, scheme, viewport },
      ]),
    ),
  ),
) as Record<ModeName, Mode>;

/** The modes of a story tagged `picture` whose `pictures` parameter is not set. */
export const defaultPictures: readonly ModeName[] = ['default-light-lg', 'default-dark-phone'];

/** The modes of a story that shows both schemes itself, so that a picture for each theme is enough. */
export const everyTheme: readonly ModeName[] = themes.map(
  (theme) => `${theme}-light-phone` as const,
);

/** Modes in the format of Chromatic. */
export function chromaticModes(names: readonly ModeName[]): Record<string, Mode> {
  return Object.fromEntries(names.map((name) => [name, modes[name]]));
}
