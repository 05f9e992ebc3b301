import { Button } from '@touchline/ui/Button';
import { Radio, RadioGroup } from '@touchline/ui/RadioGroup';
import type { Tokens } from '@touchline/ui/theme';
import { useState } from 'react';
import { themeDocument } from '../../../scripts/tokens/dtcg.ts';
import { cssRule, tokensSource } from '../../../scripts/tokens/sources.ts';
import { code, panel } from './studio.css.ts';

/** The forms in which a theme leaves the studio. */
const formats = {
  source: { label: 'tokens.ts', write: tokensSource },
  json: {
    label: 'Design Tokens (JSON)',
    write: (tokens: Tokens) => `${JSON.stringify(themeDocument(tokens), null, 2)}\n`,
  },
  css: { label: 'CSS variables', write: (tokens: Tokens) => cssRule(':root', tokens) },
} as const;

/** The theme as a file, to copy. */
export function Export({ tokens }: { tokens: Tokens }) {
  const [format, setFormat] = useState<keyof typeof formats>('json');
  const [said, setSaid] = useState('');
  const text = formats[format].write(tokens);
  async function copy() {
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setSaid(isCopied ? 'Copied.' : 'The browser does not allow it: select the text and copy it.');
  }
  return (
    <section className={panel} aria-label="Export">
      <h2>Take it with you</h2>
      <RadioGroup
        label="Format"
        value={format}
        onChange={(id) => setFormat(id as keyof typeof formats)}
      >
        {Object.entries(formats).map(([id, { label }]) => (
          <Radio key={id} value={id}>
            {label}
          </Radio>
        ))}
      </RadioGroup>
      <pre className={code} tabIndex={0}>
        {text}
      </pre>
      <Button onPress={() => void copy()}>Copy</Button>
      <p role="status">{said}</p>
      <p>
        {'In the repository: '}
        <code>{'npx -y pnpm new theme NAME --from FILE'}</code>
      </p>
    </section>
  );
}
