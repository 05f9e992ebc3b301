import { Button } from '@touchline/ui/Button';
import { Radio, RadioGroup } from '@touchline/ui/RadioGroup';
import type { Tokens } from '@touchline/ui/theme';
import { useState } from 'react';
import { themeDocument } from '../../../scripts/tokens/dtcg.ts';
import { cssRule, tokensSource } from '../../../scripts/tokens/sources.ts';
import { CopyButton } from './CopyButton.tsx';
import { code, panel, row } from './studio.css.ts';
import { useTexts, texts } from './texts.ts';

const sameInBoth = (text: string) => ({ en: text, tr: text });

/** The forms in which a theme leaves the studio. */
const formats = {
  source: {
    label: sameInBoth('tokens.ts'),
    file: 'tokens.ts',
    type: 'text/typescript',
    write: tokensSource,
  },
  json: {
    label: sameInBoth('Design Tokens (JSON)'),
    file: 'theme.tokens.json',
    type: 'application/json',
    write: (tokens: Tokens) => `${JSON.stringify(themeDocument(tokens), null, 2)}\n`,
  },
  css: {
    label: texts.css,
    file: 'theme.css',
    type: 'text/css',
    write: (tokens: Tokens) => cssRule(':root', tokens),
  },
} as const;

/** The theme as a file, to copy or to download. */
export function Export({ tokens }: { tokens: Tokens }) {
  const { say } = useTexts();
  const [format, setFormat] = useState<keyof typeof formats>('json');
  const { file, type, write } = formats[format];
  const text = write(tokens);
  return (
    <section className={panel} aria-label={say(texts.exportName)}>
      <h2>{say(texts.exportTitle)}</h2>
      <RadioGroup
        label={say(texts.format)}
        value={format}
        onChange={(id) => setFormat(id as keyof typeof formats)}
      >
        {Object.entries(formats).map(([id, { label }]) => (
          <Radio key={id} value={id}>
            {say(label)}
          </Radio>
        ))}
      </RadioGroup>
      <pre className={code} tabIndex={0}>
        {text}
      </pre>
      <div className={row}>
        <Button onPress={() => download(file, type, text)}>
          {`${say(texts.download)}: ${file}`}
        </Button>
        <CopyButton
          label={say(texts.copy)}
          refused={say(texts.notCopied)}
          about={text}
          text={() => text}
        />
      </div>
      <p>
        {say(texts.inRepository)}{' '}
        <code>{'npx -y pnpm new theme NAME --from theme.tokens.json'}</code>
      </p>
    </section>
  );
}

function download(name: string, type: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
