import { useToolbar } from '#storybook/docs/toolbar.ts';
import { themes, type Theme, type Tokens } from '@touchline/ui/theme';
import {
  schemeTokens,
  tokensByTheme,
  type AllTokens,
  type TokenName,
} from '@touchline/ui/theme/values';
import { tightestPair } from './pairs.ts';
import { readDraft, tokensOf } from './studio/draft.ts';
import { backgroundOf, surfaceText } from './studio/PairList.tsx';
import { useTexts } from './studio/texts.ts';
import { board, cell, code, heading, ratio, swatch, table } from './theming.css.ts';
import { texts } from './texts.ts';

const schemes = ['light', 'dark'] as const;

interface CellProps {
  name: TokenName;
  palette: AllTokens;
  scheme: (typeof schemes)[number];
}

/** One colour in one scheme: a sample on its surface, its value, its contrast. */
function ColourCell({ name, palette, scheme }: CellProps) {
  const { say } = useToolbar();
  const { language, ratioOf } = useTexts();
  const value = palette[name][scheme];
  const pair = tightestPair(name, palette, scheme);
  // A colour that lets something through is seen on the card of its scheme.
  const layers = pair?.surface ?? ([name, 'card'] as const);
  return (
    <td className={cell}>
      <span
        className={swatch}
        // The letters show the colour; some of these colours are not for text.
        aria-hidden="true"
        style={{
          background: backgroundOf(layers.map((layer) => palette[layer][scheme])),
          ...(pair && { color: value }),
        }}
      >
        {pair && 'Aa'}
      </span>
      <span className={code}>{value}</span>{' '}
      {pair && (
        <span className={ratio}>
          {`${ratioOf(pair.ratio)} : 1 ${say(texts.on)} ${surfaceText(pair)[language]} – `}
          {say(pair.ratio >= pair.least ? texts.enough : texts.tooLow)}
        </span>
      )}
    </td>
  );
}

interface ColourTableProps {
  names: readonly TokenName[];
  palette: AllTokens;
}

function ColourTable({ names, palette }: ColourTableProps) {
  const { say } = useToolbar();
  return (
    <table className={table}>
      <thead>
        <tr>
          {[texts.token, texts.light, texts.dark].map((title) => (
            <th key={title.en} scope="col" className={heading}>
              {say(title)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <th scope="row" className={cell}>
              {name}
            </th>
            {schemes.map((scheme) => (
              <ColourCell key={scheme} name={name} palette={palette} scheme={scheme} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function names<Group extends object>(group: Group): (keyof Group)[] {
  return Object.keys(group) as (keyof Group)[];
}

/** The colours of a theme, or of the draft of the theme studio that begins with it. */
function useTokensOf(): (theme: Theme) => Tokens {
  const draft = readDraft(useToolbar().draft);
  return (theme) => (draft?.base === theme ? tokensOf(draft) : tokensByTheme[theme]);
}

/** What each theme decides, with its contrast in both schemes. */
export function ThemeColours() {
  const { say } = useToolbar();
  const tokensOfTheme = useTokensOf();
  return themes.map((theme) => {
    const tokens = tokensOfTheme(theme);
    return (
      <div key={theme} className={board} role="group" aria-label={say(texts.tokens)} tabIndex={0}>
        <h3>{theme}</h3>
        <ColourTable names={names(tokens)} palette={{ ...schemeTokens, ...tokens }} />
      </div>
    );
  });
}

/** What every theme shares, with its contrast in both schemes. */
export function SchemeColours() {
  const { say } = useToolbar();
  const tokensOfTheme = useTokensOf();
  return (
    <div className={board} role="group" aria-label={say(texts.tokens)} tabIndex={0}>
      <ColourTable
        names={names(schemeTokens)}
        palette={{ ...schemeTokens, ...tokensOfTheme('default') }}
      />
    </div>
  );
}
