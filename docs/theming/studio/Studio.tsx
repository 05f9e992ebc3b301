import type { Toolbar } from '#storybook/docs/toolbar.ts';
import { Button } from '@touchline/ui/Button';
import { Select } from '@touchline/ui/Select';
import { themes, type Theme, type Tokens } from '@touchline/ui/theme';
import { useRef } from 'react';
import { readStories as readAllStories, type StoryChoice } from './allStories.ts';
import { AnyStory } from './AnyStory.tsx';
import { CopyButton } from './CopyButton.tsx';
import { tokensOf, withColour, writeDraft } from './draft.ts';
import { Export } from './Export.tsx';
import { Import } from './Import.tsx';
import { measure } from './pairs.ts';
import { Preview } from './Preview.tsx';
import { base, columns, controls, page, preview, row } from './studio.css.ts';
import { TokenRow } from './TokenRow.tsx';
import { useDraft } from './useDraft.ts';
import { Verdict } from './Verdict.tsx';
import { otherTheme, useTexts, texts } from './texts.ts';

export interface StudioProps {
  /** The draft in the address. */
  draft: unknown;
  /** The theme of the toolbar. */
  theme: Theme;
  /** The rest of it, for the story that is watched. */
  toolbar?: Pick<Toolbar, 'scheme' | 'direction'>;
  /** Gets the draft as text for the address. */
  onChange: (draft: string) => void;
  readStories?: () => Promise<readonly StoryChoice[]>;
  /** Whether the draft can be undone after a look at another story. */
  isKept?: boolean;
}

const lightAndLtr = { scheme: 'light', direction: 'ltr' } as const;

/** A page on which a theme is made: its colours, their contrast, what it looks like, its files. */
export function Studio({
  draft: text,
  theme,
  toolbar = lightAndLtr,
  onChange,
  readStories = readAllStories,
  isKept = false,
}: StudioProps) {
  const { draft, change, undo, isLastUndo } = useDraft(text, theme, onChange, isKept);
  const first = useRef<HTMLDivElement>(null);
  // Before a press takes its button away or disables it, the focus with it.
  const focusFirst = () => first.current?.querySelector('button')?.focus();
  const { say, language } = useTexts();
  const tokens = tokensOf(draft);
  const pairs = measure(tokens);
  const written = writeDraft(draft);
  return (
    <main className={page}>
      <h1>{say(texts.title)}</h1>
      <p>{say(texts.lead)}</p>
      <div className={row}>
        <div ref={first} className={base}>
          <Select
            label={say(texts.beginWith)}
            placeholder=""
            options={themes.map((id) => ({ id, label: id }))}
            value={draft.base}
            onChange={(id) => change(() => ({ base: id as Theme, changes: {} }))}
          />
        </div>
        <Button
          variant="outlined"
          isDisabled={!undo}
          onPress={() => {
            if (isLastUndo) focusFirst();
            undo?.();
          }}
        >
          {say(texts.undo)}
        </Button>
        <CopyButton
          label={say(texts.copyAddress)}
          refused={say(texts.addressNotCopied)}
          about={written}
          text={() => addressOf(draft.base, written)}
        />
      </div>
      {theme !== draft.base && (
        <div className={row}>
          <p>{otherTheme(theme, draft.base)[language]}</p>
          <Button
            variant="outlined"
            onPress={() => {
              focusFirst();
              onChange(written);
            }}
          >
            {say(texts.showDraft)}
          </Button>
        </div>
      )}
      <div className={columns}>
        <div className={controls}>
          {(Object.keys(tokens) as (keyof Tokens)[]).map((name) => (
            <TokenRow
              key={name}
              name={name}
              tokens={tokens}
              pairs={pairs}
              onChange={(scheme, value) =>
                change((now) => withColour(now, name, scheme, value), `${name} ${scheme}`)
              }
              onTake={(scheme, value) => change((now) => withColour(now, name, scheme, value))}
            />
          ))}
        </div>
        <div className={preview}>
          <Verdict pairs={pairs} />
          <AnyStory draft={draft} toolbar={toolbar} readStories={readStories}>
            <Preview tokens={tokens} />
          </AnyStory>
        </div>
      </div>
      <Export tokens={tokens} />
      <Import onImport={(read) => change(({ base }) => ({ base, changes: read }))} />
    </main>
  );
}

/**
 * The address of the page around the frame of this story, or of the story where it stands alone, with
 * the draft: Storybook writes it there later, and never into the address of a story alone.
 */
function addressOf(theme: Theme, draft: string): string {
  const address = new URL(window.parent.location.href);
  const globals = (address.searchParams.get('globals') ?? '')
    .split(';')
    .filter((part) => part && !/^(?:theme|draft):/.test(part));
  address.searchParams.set('globals', [...globals, `theme:${theme}`, `draft:${draft}`].join(';'));
  return address.href;
}
