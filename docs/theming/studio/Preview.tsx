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
import { controlsInCard, head, preview, sample } from './studio.css.ts';

/** Controls in a theme that is not one of the product, in both schemes. */
export function Preview({ tokens }: { tokens: Tokens }) {
  const style = Object.fromEntries(cssProperties(tokens)) as CSSProperties;
  return (
    <div className={preview}>
      {(['light', 'dark'] as const).map((scheme) => (
        <Region key={scheme} scheme={scheme}>
          <section className={sample} style={style} aria-label={`Sample, ${scheme}`}>
            <p className={head}>{`A header, ${scheme}`}</p>
            <Card>
              <p>
                Northgate Falcons won the cup. <Link href="#match">See the match</Link>
              </p>
              <div className={controlsInCard}>
                <Badge tone="live" text="Live" />
                <Button>Follow</Button>
                <Switch label="Tell me about goals" defaultSelected />
              </div>
              <TextField label="Team" defaultValue="Falcons" />
            </Card>
          </section>
        </Region>
      ))}
    </div>
  );
}
