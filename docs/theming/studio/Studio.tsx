import { Button } from '@touchline/ui/Button';
import { Select } from '@touchline/ui/Select';
import { themes, type Theme, type Tokens } from '@touchline/ui/theme';
import { tokensOf, withColour } from './draft.ts';
import { Export } from './Export.tsx';
import { Import } from './Import.tsx';
import { Preview } from './Preview.tsx';
import { base, columns, controls, page, row } from './studio.css.ts';
import { TokenRow } from './TokenRow.tsx';
import { useDraft } from './useDraft.ts';

export interface StudioProps {
  /** The draft in the address. */
  draft: unknown;
  /** Gets the draft as text for the address. */
  onChange: (draft: string) => void;
}

/** A page on which a theme is made: its colours, their contrast, what it looks like, its files. */
export function Studio({ draft: text, onChange }: StudioProps) {
  const { draft, change, undo } = useDraft(text, onChange);
  const tokens = tokensOf(draft);
  return (
    <main className={page}>
      <h1>Theme studio</h1>
      <p>
        Begin with a theme and change its ten colours. Every story follows while this draft is in
        the address: copy the address to share it.
      </p>
      <div className={row}>
        <div className={base}>
          <Select
            label="Begin with"
            placeholder=""
            options={themes.map((id) => ({ id, label: id }))}
            value={draft.base}
            onChange={(id) => change({ base: id as Theme, changes: {} })}
          />
        </div>
        <Button variant="outlined" isDisabled={!undo} onPress={() => undo?.()}>
          Undo
        </Button>
      </div>
      <div className={columns}>
        <div className={controls}>
          {(Object.keys(tokens) as (keyof Tokens)[]).map((name) => (
            <TokenRow
              key={name}
              name={name}
              tokens={tokens}
              onChange={(scheme, value) =>
                change(withColour(draft, name, scheme, value), `${name} ${scheme}`)
              }
              onTake={(scheme, value) => change(withColour(draft, name, scheme, value))}
            />
          ))}
        </div>
        <Preview tokens={tokens} />
      </div>
      <Export tokens={tokens} />
      <Import onImport={(read) => change({ base: draft.base, changes: read })} />
    </main>
  );
}
