import { StorybookLink } from '#storybook/docs/StorybookLink.tsx';
import { StoryFrame } from '#storybook/docs/StoryFrame.tsx';
import { ToolbarContext, type Toolbar } from '#storybook/docs/toolbar.ts';
import { ComboBox } from '@touchline/ui/ComboBox';
import { Radio, RadioGroup } from '@touchline/ui/RadioGroup';
import { useState, type ReactNode } from 'react';
import { matching, type StoryChoice } from './allStories.ts';
import { draftOverAll, writeDraft, type Draft } from './draft.ts';
import { choice, watched } from './studio.css.ts';
import { firstOfAll, useTexts, texts } from './texts.ts';

export interface AnyStoryProps {
  draft: Draft;
  /** What the frame of the story takes from the toolbar besides the draft and its theme. */
  toolbar: Pick<Toolbar, 'scheme' | 'direction'>;
  readStories: () => Promise<readonly StoryChoice[]>;
  /** Shown until a story is chosen. */
  children: ReactNode;
}

/** How many stories are offered at a time. */
const most = 50;

const widths = [1280, 768, 390] as const;
const height = 900;

/** Any story of Storybook beside the colours, which follows each change without loading anew. */
export function AnyStory({ draft, toolbar, readStories, children }: AnyStoryProps) {
  const { say, language } = useTexts();
  const [stories, setStories] = useState<readonly StoryChoice[] | 'failed' | null>(null);
  const [isAsked, setAsked] = useState(false);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<StoryChoice | null>(null);
  const [width, setWidth] = useState<number>(widths[0]);
  const found = Array.isArray(stories) ? matching(stories, typed) : [];
  // The list is long, and few visits of this page ask for it.
  function read() {
    if (isAsked) return;
    setAsked(true);
    readStories().then(setStories, () => {
      setStories('failed');
      setAsked(false);
    });
  }
  return (
    <>
      <div className={choice} onFocus={read}>
        <ComboBox
          label={say(texts.watchIn)}
          placeholder={say(texts.samples)}
          options={found.slice(0, most)}
          more={found.length > most ? firstOfAll(most, found.length)[language] : ''}
          onSearch={setTyped}
          onChange={(id) => setChosen(found.find((story) => story.id === id) ?? null)}
          isLoading={isAsked && stories === null}
          labels={{ loading: say(texts.readsStories), empty: say(texts.noStory) }}
          errorMessage={stories === 'failed' ? say(texts.storiesNotRead) : undefined}
        />
        {chosen && (
          <RadioGroup
            label={say(texts.width)}
            orientation="horizontal"
            value={String(width)}
            onChange={(value) => setWidth(Number(value))}
          >
            {widths.map((each) => (
              <Radio key={each} value={String(each)}>
                {`${each} px`}
              </Radio>
            ))}
          </RadioGroup>
        )}
      </div>
      {chosen ? (
        <Watched
          // Its address keeps the draft that it began with, for the links in the story.
          key={`${chosen.id} ${draft.base}`}
          story={chosen}
          draft={draft}
          toolbar={toolbar}
          width={width}
        />
      ) : (
        children
      )}
    </>
  );
}

interface WatchedProps extends Pick<AnyStoryProps, 'draft' | 'toolbar'> {
  story: StoryChoice;
  width: number;
}

function Watched({ story: { id, label }, draft, toolbar, width }: WatchedProps) {
  const { say, language } = useTexts();
  const [first] = useState(() => writeDraft(draft));
  return (
    <ToolbarContext value={{ ...toolbar, language, theme: draft.base, draft: first }}>
      <div className={watched}>
        <StoryFrame
          id={id}
          title={`${say(texts.watched)}: ${label}`}
          width={width}
          height={height}
          css={draftOverAll(draft)}
        />
      </div>
      <p>
        <StorybookLink to="story" id={id}>
          {`${say(texts.openStory)}: ${label}`}
        </StorybookLink>
      </p>
    </ToolbarContext>
  );
}
