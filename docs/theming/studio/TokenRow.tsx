import { Button } from '@touchline/ui/Button';
import { ColourField } from '@touchline/ui/ColourField';
import type { Colour, Tokens } from '@touchline/ui/theme';
import {
  contrastOf,
  pairsOf,
  schemeTokens,
  type AllTokens,
  type Pair,
} from '@touchline/ui/theme/values';
import { nearestPassing } from './nearestPassing.ts';
import { fields, list, token } from './studio.css.ts';

type SchemeName = keyof Colour;

export interface TokenRowProps {
  name: keyof Tokens;
  tokens: Tokens;
  onChange: (scheme: SchemeName, value: string) => void;
  /** A value that is offered instead of one without contrast. */
  onTake: (scheme: SchemeName, value: string) => void;
}

const schemes: readonly SchemeName[] = ['light', 'dark'];
const labels = { choose: 'Choose', area: 'Saturation and brightness', hue: 'Hue' };

/** A colour of the theme in both schemes, with the contrast of every pair that it stands in. */
export function TokenRow({ name, tokens, onChange, onTake }: TokenRowProps) {
  return (
    <section className={token} aria-label={name}>
      <h2>{name}</h2>
      <div className={fields}>
        {schemes.map((scheme) => (
          <div key={scheme}>
            <ColourField
              label={`${name}, ${scheme}`}
              labels={labels}
              value={tokens[name][scheme].slice(0, 7)}
              onChange={(value) => onChange(scheme, value + tokens[name][scheme].slice(7))}
            />
            <Pairs
              name={name}
              tokens={tokens}
              scheme={scheme}
              onTake={(value) => onTake(scheme, value)}
            />
          </div>
        ))}
      </div>
    </section>
  );
}

interface PairsProps {
  name: keyof Tokens;
  tokens: Tokens;
  scheme: SchemeName;
  onTake: (value: string) => void;
}

/** The lowest contrast of a colour; each pair that lacks contrast, with the nearest value that has it. */
function Pairs({ name, tokens, scheme, onTake }: PairsProps) {
  const all = { ...schemeTokens, ...tokens };
  const pairs = pairsOf(scheme)
    .filter((pair) => pair.name === name)
    .map((pair) => ({ ...pair, ratio: contrastOf(all, pair, scheme) }));
  const failing = pairs.filter(({ ratio, least }) => ratio < least);
  if (pairs.length === 0) return <p>{underOthers(all, name, scheme)}</p>;
  if (failing.length === 0) {
    const lowest = lowestOf(pairs);
    return <p>{`At least ${rounded(lowest.ratio)} : 1, on ${surfaceOf(lowest)}.`}</p>;
  }
  return (
    <ul className={list}>
      {failing.map((pair) => {
        const surfaces = pair.surface.map((part) => all[part][scheme]);
        const better = nearestPassing(tokens[name][scheme], surfaces, pair.least);
        return (
          <li key={surfaceOf(pair)}>
            {`${rounded(pair.ratio)} : 1 on ${surfaceOf(pair)}, needs ${pair.least}. `}
            {better ? (
              <Button variant="outlined" onPress={() => onTake(better)}>
                {`Take ${better}`}
              </Button>
            ) : (
              'No lightness of this hue has enough.'
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The lowest contrast of what stands on a colour. */
function underOthers(all: AllTokens, name: keyof Tokens, scheme: SchemeName): string {
  const pairs = pairsOf(scheme)
    .filter(({ surface }) => surface.includes(name))
    .map((pair) => ({ ...pair, ratio: contrastOf(all, pair, scheme) }));
  const lowest = lowestOf(pairs);
  return `Under ${lowest.name}, ${rounded(lowest.ratio)} : 1.`;
}

function lowestOf<Measured extends { ratio: number }>(pairs: readonly Measured[]): Measured {
  return pairs.reduce((lowest, pair) => (pair.ratio < lowest.ratio ? pair : lowest));
}

function surfaceOf({ surface }: Pair): string {
  return surface.join(' over ');
}

/** Cut off, not rounded up, so that 4.499 is not shown as enough. */
function rounded(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2);
}
