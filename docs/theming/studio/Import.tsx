import { Button } from '@touchline/ui/Button';
import { FileButton } from '@touchline/ui/FileButton';
import { TextArea } from '@touchline/ui/TextArea';
import type { Tokens } from '@touchline/ui/theme';
import { useRef, useState } from 'react';
import type { ThemeProblem } from '../../../scripts/tokens/readTheme.ts';
import { code, panel } from './studio.css.ts';
import { useTexts, texts } from './texts.ts';

/** What is wrong with a file, or that it or its parser did not come. */
type Problem = ThemeProblem | { kind: 'notRead' };

/** Takes a theme from a file of the Design Tokens format, chosen or pasted. */
export function Import({ onImport }: { onImport: (tokens: Tokens) => void }) {
  const { say } = useTexts();
  const [text, setText] = useState('');
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [isTaken, setTaken] = useState(false);
  const takeButton = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  async function read(given: string) {
    // The parser is large, and few visits of this page import anything.
    const { readTheme, ThemeProblems } = await import('../../../scripts/tokens/readTheme.ts');
    try {
      onImport(await readTheme(given));
      // Before the empty field disables the button, the focus with it.
      if (document.activeElement === takeButton.current) field.current?.focus();
      setText((now) => (now === given ? '' : now));
      setProblems([]);
      setTaken(true);
    } catch (error) {
      if (!(error instanceof ThemeProblems)) throw error;
      // What was typed meanwhile stays.
      setText((now) => (now === text ? given : now));
      setProblems(error.problems);
    }
  }
  function take(reading: Promise<void>) {
    setTaken(false);
    reading.catch(() => setProblems([{ kind: 'notRead' }]));
  }
  function sentenceOf(problem: Problem): string {
    if (problem.kind === 'notRead') return say(texts.notRead);
    return problem.kind === 'format'
      ? say(texts.notInFormat)
      : `${problem.token} ${say(texts[problem.kind])}`;
  }
  // The parser speaks English alone.
  const details = problems.flatMap((problem) =>
    problem.kind === 'format' ? [problem.because] : [],
  );
  return (
    <section className={panel} aria-label={say(texts.importName)}>
      <h2>{say(texts.importTitle)}</h2>
      <FileButton
        variant="outlined"
        acceptedFileTypes={['application/json', '.json']}
        onSelect={(file) => take(file.text().then(read))}
      >
        {say(texts.chooseFile)}
      </FileButton>
      <TextArea
        ref={field}
        label={say(texts.importField)}
        value={text}
        onChange={(value) => {
          setTaken(false);
          setText(value);
        }}
        errorMessage={problems.map(sentenceOf).join('\n')}
      />
      {details.map((because) => (
        <pre
          key={because}
          className={code}
          lang="en"
          role="group"
          aria-label={say(texts.because)}
          tabIndex={0}
        >
          {because}
        </pre>
      ))}
      <Button
        ref={takeButton}
        variant="outlined"
        isDisabled={text.trim() === ''}
        onPress={() => take(read(text))}
      >
        {say(texts.take)}
      </Button>
      <p role="status">{isTaken && say(texts.taken)}</p>
    </section>
  );
}
