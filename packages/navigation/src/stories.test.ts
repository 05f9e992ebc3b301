import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { navigationItemTypes } from './model/item.ts';

const modes = ['side', 'over'] as const;
const positions = ['left', 'right'] as const;
const appearances = ['default', 'compact', 'dense', 'thin'] as const;

const variants = {
  default: 'VerticalNavigation',
  compact: 'VerticalNavigation',
  futuristic: 'VerticalNavigation',
  horizontal: 'HorizontalNavigation',
} as const;

/** The argument that identifies a variant in its story. */
const marks: Record<keyof typeof variants, string> = {
  default: '',
  compact: "appearance: 'compact'",
  futuristic: "surface: 'vivid'",
  horizontal: '',
};

function read(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8');
}

/** The source code of one exported story. */
function storyIn(source: string, name: string): string | undefined {
  return source.split('\nexport const ').find((part) => part.startsWith(`${name} = meta.story(`));
}

function capital(word: string): string {
  return word[0]?.toUpperCase() + word.slice(1);
}

describe.each(Object.keys(variants) as (keyof typeof variants)[])('variant %s', (variant) => {
  const source = read(`./${variants[variant]}/ItemTypes.stories.tsx`);

  it.each(navigationItemTypes)('has its story of the item type %s (NAV-11)', (type) => {
    const story = storyIn(source, `${capital(variant)}${capital(type)}`);
    expect(story).toContain(`items: itemsOfKind.${type}`);
    expect(story).toContain(marks[variant]);
  });
});

describe('the side navigation', () => {
  const source = read('./VerticalNavigation/Placements.stories.tsx');
  const placements = modes.flatMap((mode) =>
    positions.flatMap((position) =>
      appearances.map((appearance) => ({ mode, position, appearance })),
    ),
  );

  it.each(placements)('has its story in $mode, $position, $appearance (NAV-23)', (placement) => {
    const { mode, position, appearance } = placement;
    const story = storyIn(source, [mode, position, appearance].map(capital).join(''));
    expect(story).toContain(
      `{ mode: '${mode}', position: '${position}', appearance: '${appearance}' }`,
    );
  });
});
