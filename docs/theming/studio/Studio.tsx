import { Button } from '@touchline/ui/Button';
import { Select } from '@touchline/ui/Select';
import { themes, type Theme, type Tokens } from '@touchline/ui/theme';
import { CopyButton } from './CopyButton.tsx';
import { tokensOf, withColour } from './draft.ts';
import { Export } from './Export.tsx';
import { Import } from './Import.tsx';
import { measure } from './pairs.ts';
import { Preview } from './Preview.tsx';
import { base, columns, controls, page, preview, row } from './studio.css.ts';
import { TokenRow } from './TokenRow.tsx';
import { useDraft } from './useDraft.ts';
import { Verdict } from './Verdict.tsx';
import { useWords, words } from './words.ts';

export interface StudioProps {
  /** The draft in the address. */
  draft: unknown;
  /** Gets the draft as text for the address. */
  onChange: (draft: string) => void;
}

/** A page on which a theme is made: its colours, their contrast, what it looks like, its files. */
export function Studio({ draft: text, onChange }: StudioProps) {
  const { draft, change, undo } = useDraft(text, onChange);
  const { say } = useWords();
  const tokens = tokensOf(draft);
  const pairs = measure(tokens);
  return (
    <main className={page}>
      <h1>{say(words.title)}</h1>
      <p>{say(words.lead)}</p>
      <div className={row}>
        <div className={base}>
          <Select
            label={say(words.beginWith)}
            placeholder=""
            options={themes.map((id) => ({ id, label: id }))}
            value={draft.base}
            onChange={(id) => change({ base: id as Theme, changes: {} })}
          />
        </div>
        <Button variant="outlined" isDisabled={!undo} onPress={() => undo?.()}>
          {say(words.undo)}
        </Button>
        <CopyButton
          label={say(words.copyAddress)}
          refused={say(words.addressNotCopied)}
          text={addressOfStorybook}
        />
      </div>
      <div className={columns}>
        <div className={controls}>
          {(Object.keys(tokens) as (keyof Tokens)[]).map((name) => (
            <TokenRow
              key={name}
              name={name}
              tokens={tokens}
              pairs={pairs}
              onChange={(scheme, value) =>
                change(withColour(draft, name, scheme, value), `${name} ${scheme}`)
              }
              onTake={(scheme, value) => change(withColour(draft, name, scheme, value))}
            />
          ))}
        </div>
        <div className={preview}>
          <Verdict pairs={pairs} />
          <Preview tokens={tokens} />
        </div>
      </div>
      <Export tokens={tokens} />
      <Import onImport={(read) => change({ base: draft.base, changes: read })} />
    </main>
  );
}

/** The address of the page around the frame of this story, which holds the draft as well. */
function addressOfStorybook(): string {
  return window.parent.location.href;
}
