import { Badge } from '@touchline/ui/Badge';
import { Button } from '@touchline/ui/Button';
import { Card } from '@touchline/ui/Card';
import { Link } from '@touchline/ui/Link';
import { Region } from '@touchline/ui/Region';
import { Switch } from '@touchline/ui/Switch';
import { TextField } from '@touchline/ui/TextField';
import type { Tokens } from '@touchline/ui/theme';
import type { CSSProperties } from 'react';
import { cssProperties } from '../../../scripts/tokens/sources.ts';
import { controlsInCard, head, sample } from './studio.css.ts';
import { useTexts, texts } from './texts.ts';

export interface PreviewProps {
  /** Those of a theme that is not one of the product. Omitted: the theme of the page. */
  tokens?: Tokens;
}

/** Controls in a theme, in both schemes. */
export function Preview({ tokens }: PreviewProps) {
  const { say } = useTexts();
  const style = tokens && (Object.fromEntries(cssProperties(tokens)) as CSSProperties);
  return (
    <>
      {(['light', 'dark'] as const).map((scheme) => (
        <Region key={scheme} scheme={scheme}>
          <section
            className={sample}
            style={style}
            aria-label={`${say(texts.sample)}, ${say(texts[scheme])}`}
          >
            <p className={head}>{`${say(texts.header)}, ${say(texts[scheme])}`}</p>
            <Card>
              <p>
                {say(texts.won)} <Link href="#match">{say(texts.seeMatch)}</Link>
              </p>
              <div className={controlsInCard}>
                <Badge tone="live" text={say(texts.live)} />
                <Button>{say(texts.follow)}</Button>
                <Switch label={say(texts.tellGoals)} defaultSelected />
              </div>
              <TextField label={say(texts.team)} defaultValue="Falcons" />
            </Card>
          </section>
        </Region>
      ))}
    </>
  );
}
