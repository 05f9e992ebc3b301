import { fold } from '@touchline/ui/fold';
import type { IndexEntry, StoryIndex } from 'storybook/internal/types';

/** A story as a choice. */
export interface StoryChoice {
  id: string;
  /** Its group and its name. */
  label: string;
}

/** Where most of a theme is seen at once; these come first. */
const whole = ['Gallery/', 'Layouts/In use/'];

/** The studio cannot be watched in itself. */
const studio = 'Theming/Studio';

/** All stories of this Storybook. */
export async function readStories(): Promise<StoryChoice[]> {
  const response = await fetch(new URL('index.json', document.baseURI));
  if (!response.ok) throw new Error(`The index of the stories: ${response.status}`);
  const { entries } = (await response.json()) as StoryIndex;
  return choicesOf(Object.values(entries));
}

export function choicesOf(entries: readonly IndexEntry[]): StoryChoice[] {
  const rankOf = ({ title }: IndexEntry) => {
    const rank = whole.findIndex((start) => title.startsWith(start));
    return rank === -1 ? whole.length : rank;
  };
  return entries
    .filter(({ type, title }) => type === 'story' && title !== studio)
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .map(({ id, title, name }) => ({ id, label: `${title} · ${name}` }));
}

/** The stories whose group and name hold every word of a text, in any case. */
export function matching(stories: readonly StoryChoice[], text: string): StoryChoice[] {
  const words = fold(text).split(/[\s·/]+/);
  return stories.filter(({ label }) => {
    const all = fold(label);
    return words.every((word) => all.includes(word));
  });
}
