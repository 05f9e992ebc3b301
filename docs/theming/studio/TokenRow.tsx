import { Button } from '@touchline/ui/Button';
import { ColourField } from '@touchline/ui/ColourField';
import type { Tokens } from '@touchline/ui/theme';
import { useRef } from 'react';
import { canBe } from '../../../scripts/tokens/surfaces.ts';
import { isIn, nearestFor, schemes, type Measured, type SchemeName } from './pairs.ts';
import { PairList } from './PairList.tsx';
import { fields, offer, token } from './studio.css.ts';
import { useTexts, texts } from './texts.ts';

export interface TokenRowProps {
  name: keyof Tokens;
  tokens: Tokens;
  /** Those of all colours. */
  pairs: readonly Measured[];
  onChange: (scheme: SchemeName, value: string) => void;
  /** A value that is offered instead of one without contrast. */
  onTake: (scheme: SchemeName, value: string) => void;
}

/** A value that lets something through. */
const translucent = '#00000080';

/** A colour of the theme in both schemes, with the contrast of every pair that it stands in. */
export function TokenRow({ name, tokens, pairs, onChange, onTake }: TokenRowProps) {
  const { say } = useTexts();
  const areas = useRef<Partial<Record<SchemeName, HTMLElement | null>>>({});
  const labels = {
    choose: say(texts.choose),
    area: say(texts.area),
    hue: say(texts.hue),
    ...(canBe(name, translucent) && { alpha: say(texts.alpha) }),
  };
  return (
    <section className={token} aria-label={name} id={name} tabIndex={-1}>
      <h2>{name}</h2>
      <div className={fields}>
        {schemes.map((scheme) => {
          const own = pairs.filter((pair) => pair.scheme === scheme && isIn(name, pair));
          return (
            <div
              key={scheme}
              ref={(element) => {
                areas.current[scheme] = element;
              }}
            >
              <ColourField
                label={`${name}, ${say(texts[scheme])}`}
                labels={labels}
                value={tokens[name][scheme]}
                onChange={(value) => onChange(scheme, value)}
              />
              {own.some(({ isEnough }) => !isEnough) && (
                <Offer
                  value={nearestFor(name, scheme, tokens, own)}
                  onTake={(value) => {
                    // Before the button goes, the focus with it.
                    areas.current[scheme]?.querySelector('input')?.focus();
                    onTake(scheme, value);
                  }}
                />
              )}
              <PairList name={name} tokens={tokens} pairs={own} />
            </div>
          );
        })}
      </div>
    </section>
  );
}

interface OfferProps {
  /** Null where nothing can be offered. */
  value: string | null;
  onTake: (value: string) => void;
}

/** The nearest value of a colour with which all its pairs have contrast. */
function Offer({ value, onTake }: OfferProps) {
  const { say, language } = useTexts();
  if (value === null) return <p className={offer}>{say(texts.noneHasEnough)}</p>;
  return (
    <p className={offer}>
      <Button variant="outlined" onPress={() => onTake(value)}>
        {{ en: `Take ${value}`, tr: `${value} değerini al` }[language]}
      </Button>
    </p>
  );
}
