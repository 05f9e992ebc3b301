import { Button } from '@touchline/ui/Button';
import { FileButton } from '@touchline/ui/FileButton';
import { TextArea } from '@touchline/ui/TextArea';
import type { Tokens } from '@touchline/ui/theme';
import { useState } from 'react';
import type { ThemeProblem } from '../../../scripts/tokens/readTheme.ts';
import { panel } from './studio.css.ts';
import { useWords, words } from './words.ts';

/** Takes a theme from a file of the Design Tokens format, chosen or pasted. */
export function Import({ onImport }: { onImport: (tokens: Tokens) => void }) {
  const { say } = useWords();
  const [text, setText] = useState('');
  const [problems, setProblems] = useState<readonly ThemeProblem[]>([]);
  async function read(given: string) {
    // The parser is large, and few visits of this page import anything.
    const { readTheme, ThemeProblems } = await import('../../../scripts/tokens/readTheme.ts');
    try {
      onImport(await readTheme(given));
      setText('');
      setProblems([]);
    } catch (error) {
      if (!(error instanceof ThemeProblems)) throw error;
      setText(given);
      setProblems(error.problems);
    }
  }
  const sentenceOf = (problem: ThemeProblem) =>
    problem.kind === 'format'
      ? `${say(words.notInFormat)} ${problem.because}`
      : `${problem.token} ${say(words[problem.kind])}`;
  return (
    <section className={panel} aria-label={say(words.importName)}>
      <h2>{say(words.importTitle)}</h2>
      <FileButton
        variant="outlined"
        types={['application/json', '.json']}
        onChoose={(file) => void file.text().then(read)}
      >
        {say(words.chooseFile)}
      </FileButton>
      <TextArea
        label={say(words.importField)}
        value={text}
        onChange={setText}
        errorMessage={problems.map(sentenceOf).join('\n')}
      />
      <Button variant="outlined" isDisabled={text.trim() === ''} onPress={() => void read(text)}>
        {say(words.take)}
      </Button>
    </section>
  );
}
