import { Button } from '@touchline/ui/Button';
import { TextArea } from '@touchline/ui/TextArea';
import type { Tokens } from '@touchline/ui/theme';
import { useState } from 'react';
import { panel } from './studio.css.ts';

/** Takes a theme from a file of the Design Tokens format. */
export function Import({ onImport }: { onImport: (tokens: Tokens) => void }) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  async function read() {
    // The parser is large, and few visits of this page import anything.
    const { readTheme } = await import('../../../scripts/tokens/readTheme.ts');
    try {
      onImport(await readTheme(text));
      setText('');
      setProblem('');
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  }
  return (
    <section className={panel} aria-label="Import">
      <h2>Bring one along</h2>
      <TextArea
        label="A file of the Design Tokens format, with the groups light and dark"
        value={text}
        onChange={setText}
        errorMessage={problem}
      />
      <Button variant="outlined" isDisabled={text.trim() === ''} onPress={() => void read()}>
        Take these colours
      </Button>
    </section>
  );
}
