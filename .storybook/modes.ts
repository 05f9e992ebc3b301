import { themes, type Theme } from '@touchline/ui/theme';
import { viewports } from './viewports.ts';

type PictureScheme = 'light' | 'dark';
type Viewport = keyof typeof viewports;

/** One way to look at a story, such as `teal-dark-phone`. */
export type ModeName = `${Theme}-${PictureScheme}-${Viewport}`;

/** The toolbar's values for one picture. Chromatic reads the same shape. */
export interface Mode {
  theme: Theme;
  scheme: PictureScheme;
  viewport: Viewport;
}

/** Every theme in both schemes at every width; a new theme joins by itself. */
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

/** What a story tagged `picture` is shown in when its `pictures` parameter names nothing else. */
export const usualPictures: readonly ModeName[] = ['default-light-lg', 'default-dark-phone'];

/** The same for Chromatic, for those who have it. */
export const chromaticModes = Object.fromEntries(usualPictures.map((name) => [name, modes[name]]));
