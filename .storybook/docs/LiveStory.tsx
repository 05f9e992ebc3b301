import { type Language, languageRows, LocaleProvider } from '@touchline/ui/locale';
import { Region } from '@touchline/ui/Region';
import type { Scheme, Theme } from '@touchline/ui/theme';
import type { Args } from 'storybook/internal/types';
import * as styles from './face.css.ts';
import type { PageStory } from './stories.ts';
import { useToolbar } from './toolbar.ts';

export interface LiveStoryProps {
  story: PageStory;
  args?: Args | undefined;
}

/** A story as a part of the page, in its own theme, scheme, language and width if it names one. */
export function LiveStory({ story, args }: LiveStoryProps) {
  const toolbar = useToolbar();
  const { theme, scheme, language, direction } = { ...toolbar, ...story.globals };
  const { Component } = story;
  return (
    <Region theme={theme as Theme} scheme={scheme as Scheme}>
      <div className={styles.live} lang={String(language)} dir={String(direction)}>
        <LocaleProvider locale={languageRows[language as Language].locale}>
          <Component {...args} />
        </LocaleProvider>
      </div>
    </Region>
  );
}
