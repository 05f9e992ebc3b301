import type { LocalizedText } from '#storybook/docs/pieceDocs.ts';
import type { Tokens } from '@touchline/ui/theme';
import { schemeTokens, type Pair } from '@touchline/ui/theme/values';
import { pairRow, pairSample, pairsOfColour } from './studio.css.ts';
import type { Measured } from './pairs.ts';
import { useTexts, texts } from './texts.ts';

export interface PairListProps {
  name: keyof Tokens;
  tokens: Tokens;
  pairs: readonly Measured[];
}

/** Every pair of a colour with its contrast; those that lack it come first. */
export function PairList({ name, tokens, pairs }: PairListProps) {
  const { say, ratioOf } = useTexts();
  const all = { ...schemeTokens, ...tokens };
  const sorted = pairs.toSorted((a, b) => Number(a.isEnough) - Number(b.isEnough));
  return (
    <ul className={pairsOfColour} aria-label={`${say(texts.contrast)}: ${name}`}>
      {sorted.map((pair) => (
        <li key={keyOf(pair)} className={pairRow} data-enough={pair.isEnough}>
          <span
            className={pairSample}
            aria-hidden="true"
            style={{
              color: all[pair.name][pair.scheme],
              background: backgroundOf(pair.surface.map((part) => all[part][pair.scheme])),
            }}
          >
            Aa
          </span>
          <PairText pair={pair} about={name} ratio={ratioOf(pair.ratio)} />
        </li>
      ))}
    </ul>
  );
}

export interface PairTextProps {
  pair: Measured;
  /** The colour that the text stands beside, which it does not name again. */
  about?: keyof Tokens;
  ratio: string;
}

/** A pair in words: its colours, its contrast, and what it needs where that is more. */
export function PairText({ pair, about, ratio }: PairTextProps) {
  const { language, ratioOf } = useTexts();
  const { name, least, isEnough } = pair;
  const isNamed = name !== about;
  const on = surfaceText(pair)[language];
  const colours = {
    en: `${isNamed ? `${name} ` : ''}on ${on}`,
    tr: `${on} üzerinde${isNamed ? ` ${name}` : ''}`,
  }[language];
  const needs = { en: `needs ${least}`, tr: `en az ${ratioOf(least)} gerekir` }[language];
  return <span>{`${ratio} : 1 ${colours}${isEnough ? '' : `, ${needs}`}`}</span>;
}

/** What a pair stands on, in words. */
export function surfaceText({ surface }: Pick<Pair, 'surface'>): LocalizedText {
  return { en: surface.join(' over '), tr: surface.toReversed().join(' + ') };
}

/** Layers that let something through, the topmost first. */
export function backgroundOf(layers: readonly string[]): string {
  return layers
    .map((value, index) =>
      index === layers.length - 1 ? value : `linear-gradient(${value}, ${value})`,
    )
    .join(', ');
}

/** The name of a pair among those of a scheme. */
export function keyOf({ name, surface }: Pair): string {
  return [name, ...surface].join(' ');
}
