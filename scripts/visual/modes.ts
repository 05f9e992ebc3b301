import type { Theme } from '@touchline/ui/theme';
import { tokensByTheme } from '@touchline/ui/theme/values';
import type { Story } from './stories.ts';
import { UsageError } from '../usageError.ts';

/** A combination of theme, scheme and viewport, such as `teal-dark-phone`. */
export interface Mode {
  theme: Theme;
  scheme: 'light' | 'dark';
  /** The name of a viewport of `.storybook/viewports.ts`. */
  viewport: string;
}

/** The modes named on the command line, or which of the usual ones. */
export type ModeRequest = readonly Mode[] | 'usual' | 'all';

/** Read from the values, because the styles of the themes cannot run here. */
const themes = Object.keys(tokensByTheme) as Theme[];

const schemes = ['light', 'dark'] as const;

/** A phone and a desktop. */
const usualViewports = ['phone', 'lg'] as const;

/** A story with this tag is pictured in all themes. */
const everyThemeTag = 'picture';

export function modeName({ theme, scheme, viewport }: Mode): string {
  return `${theme}-${scheme}-${viewport}`;
}

/**
 * Reads the value of `--modes`.
 *
 * @throws UsageError with a sentence
 */
export function readModes(text: string | null): ModeRequest {
  if (text === null) return 'usual';
  if (text === 'all') return 'all';
  return text.split(',').map(readMode);
}

function readMode(name: string): Mode {
  const [theme, scheme, viewport, ...rest] = name.split('-');
  const knownTheme = themes.find((each) => each === theme);
  const knownScheme = schemes.find((each) => each === scheme);
  if (knownTheme && knownScheme && viewport && rest.length === 0) {
    return { theme: knownTheme, scheme: knownScheme, viewport };
  }
  throw new UsageError(
    `There is no mode '${name}': a mode is theme-scheme-viewport, such as teal-dark-phone. ` +
      `Themes: ${themes.join(', ')}. Schemes: light, dark.`,
  );
}

/**
 * The modes in which a story is pictured. What the story sets itself (its viewport, theme or scheme)
 * replaces that part of each mode, so that there may be fewer.
 */
export function modesOf(story: Story, request: ModeRequest): Mode[] {
  const wanted = typeof request === 'string' ? usualModes(story, request) : request;
  const modes = wanted.map(({ theme, scheme, viewport }) => ({
    theme: themes.find((each) => each === story.ownTheme) ?? theme,
    scheme: schemes.find((each) => each === story.ownScheme) ?? scheme,
    viewport: story.ownViewport ?? viewport,
  }));
  return [...new Map(modes.map((mode) => [modeName(mode), mode])).values()];
}

function usualModes({ tags }: Story, request: 'usual' | 'all'): Mode[] {
  const isEveryTheme = request === 'all' || tags.includes(everyThemeTag);
  return usualViewports.flatMap((viewport) =>
    (isEveryTheme ? themes : (['default'] as const)).flatMap((theme) =>
      schemes.map((scheme) => ({ theme, scheme, viewport })),
    ),
  );
}
