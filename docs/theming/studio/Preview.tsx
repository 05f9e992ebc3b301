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
import { useWords, words } from './words.ts';

/** Controls in a theme that is not one of the product, in both schemes. */
export function Preview({ tokens }: { tokens: Tokens }) {
  const { say } = useWords();
  const style = Object.fromEntries(cssProperties(tokens)) as CSSProperties;
  return (
    <>
      {(['light', 'dark'] as const).map((scheme) => (
        <Region key={scheme} scheme={scheme}>
          <section
            className={sample}
            style={style}
            aria-label={`${say(words.sample)}, ${say(words[scheme])}`}
          >
            <p className={head}>{`${say(words.header)}, ${say(words[scheme])}`}</p>
            <Card>
              <p>
                {say(words.won)} <Link href="#match">{say(words.seeMatch)}</Link>
              </p>
              <div className={controlsInCard}>
                <Badge tone="live" text={say(words.live)} />
                <Button>{say(words.follow)}</Button>
                <Switch label={say(words.tellGoals)} defaultSelected />
              </div>
              <TextField label={say(words.team)} defaultValue="Falcons" />
            </Card>
          </section>
        </Region>
      ))}
    </>
  );
}
