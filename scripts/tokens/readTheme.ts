import type { Tokens } from '@touchline/ui/theme';
import { tokensByTheme } from '@touchline/ui/theme/values';
import { defineConfig, Logger, parse } from '@terrazzo/parser';
import type { ColourValue, SchemeName } from './dtcg.ts';
import { canBe } from './surfaces.ts';

const names = Object.keys(tokensByTheme.default) as (keyof Tokens)[];
const schemes: readonly SchemeName[] = ['light', 'dark'];

const sentences = {
  missing: 'is missing.',
  noColour: 'is no colour in sRGB.',
  translucent: 'lets something through, but text stands on it: give it no alpha.',
} as const;

/** What is wrong with a file: the whole of it, or one of its tokens. */
export type ThemeProblem =
  | { kind: 'format'; because: string }
  | { kind: keyof typeof sentences; token: string };

/** The problems of a file; its message has a sentence for each. */
export class ThemeProblems extends Error {
  readonly problems: readonly ThemeProblem[];

  constructor(problems: readonly ThemeProblem[]) {
    super(problems.map(sentenceOf).join('\n'));
    this.problems = problems;
  }
}

function sentenceOf(problem: ThemeProblem): string {
  if (problem.kind === 'format')
    return `The file is not in the Design Tokens format: ${problem.because}`;
  return `${problem.token} ${sentences[problem.kind]}`;
}

/**
 * Reads a theme from a file of the Design Tokens format with a group `light` and a group `dark`, each
 * with the ten colours of a theme. Other tokens are passed over; references are followed.
 *
 * @throws ThemeProblems for a file of another format, values that are missing or are no colour, and
 *   surfaces that are not opaque
 */
export async function readTheme(text: string): Promise<Tokens> {
  const cwd = new URL('file:///');
  const { tokens } = await parse([{ filename: new URL('tokens.json', cwd), src: text }], {
    config: defineConfig({ lint: { rules: {} } }, { cwd }),
    // Errors are thrown; warnings do not matter for a theme.
    logger: new Logger({ level: 'silent' }),
    skipLint: true,
  }).catch((error: unknown) => {
    throw new ThemeProblems([{ kind: 'format', because: String(error) }]);
  });
  const problems: ThemeProblem[] = [];
  const colour = (name: keyof Tokens, scheme: SchemeName) => {
    const token = tokens[`${scheme}.${name}`];
    const hex = token?.$type === 'color' ? hexOf(token.$value as ColourInFile) : undefined;
    const report = (kind: keyof typeof sentences) =>
      problems.push({ kind, token: `${scheme}.${name}` });
    if (!hex) report(token ? 'noColour' : 'missing');
    else if (!canBe(name, hex)) report('translucent');
    return hex ?? '';
  };
  const read = names.map((name) => {
    const [light = '', dark = ''] = schemes.map((scheme) => colour(name, scheme));
    return [name, { light, dark }];
  });
  if (problems.length > 0) throw new ThemeProblems(problems);
  return Object.fromEntries(read) as unknown as Tokens;
}

/** A colour as the parser gives it. */
interface ColourInFile extends Partial<Omit<ColourValue, 'colorSpace' | 'components'>> {
  colorSpace?: string;
  /** A component that a colour does not have, such as the hue of a grey, is `none`. */
  components?: readonly (number | 'none')[];
}

/** `#rrggbb` or `#rrggbbaa`; undefined for a colour that is not in sRGB and gives no `hex`. */
function hexOf({ colorSpace, components, alpha = 1, hex }: ColourInFile): string | undefined {
  const two = (share: number) =>
    Math.round(Math.min(Math.max(share, 0), 1) * 255)
      .toString(16)
      .padStart(2, '0');
  const channels = components?.map((component) => (component === 'none' ? 0 : component));
  const opaque =
    colorSpace === 'srgb' && channels?.length === 3 && channels.every(Number.isFinite)
      ? `#${channels.map(two).join('')}`
      : /^#[\da-f]{6}$/i.exec(hex ?? '')?.[0].toLowerCase();
  if (!opaque || !Number.isFinite(alpha)) return undefined;
  return opaque + two(alpha).replace('ff', '');
}
