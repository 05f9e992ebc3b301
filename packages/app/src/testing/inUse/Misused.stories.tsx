import preview from '#storybook/preview';
import type { LayoutName } from '@touchline/layouts/layoutNames';
import { expect, within } from 'storybook/test';
import { textsOf, type GalleryLanguage } from '../gallery/texts.ts';
import { allTexts, Misused, TwoFrames } from './Misused.tsx';

function languageOf(globals: Record<string, unknown>): GalleryLanguage {
  return globals['language'] === 'tr' ? 'tr' : 'en';
}

/** The don't of each page of documentation of a layout: the layout where it is the wrong one. */
const meta = preview.meta({
  title: 'Layouts/In use/Misused',
  component: Misused,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'lg' } },
  args: { layout: 'classy' as LayoutName, language: 'en' as GalleryLanguage },
  render: ({ layout }, { globals }) => <Misused layout={layout} language={languageOf(globals)} />,
  play: async ({ args, canvasElement }) => {
    const [shown, ...others] = canvasElement.querySelectorAll('[data-layout]');
    await expect(shown).toHaveAttribute('data-layout', args.layout);
    await expect(others).toEqual([]);
  },
});

export const Empty = meta.story({ args: { layout: 'empty' } });

export const Centered = meta.story({ args: { layout: 'centered' } });

export const Enterprise = meta.story({ args: { layout: 'enterprise' } });

export const Material = meta.story({ args: { layout: 'material' } });

export const Modern = meta.story({
  args: { layout: 'modern' },
  play: async ({ canvas, globals }) => {
    const t = textsOf(languageOf(globals));
    const menu = within(canvas.getByRole('navigation', { name: t('shell.navigation') }));
    await expect(
      menu.getByRole('button', { name: new RegExp(t('navigation.more')) }),
    ).toBeVisible();
    await expect(menu.getAllByRole('link').length).toBeLessThan(8);
  },
});

export const Classic = meta.story({ args: { layout: 'classic' } });

export const Classy = meta.story({ args: { layout: 'classy' } });

export const Compact = meta.story({ args: { layout: 'compact' } });

export const Dense = meta.story({ args: { layout: 'dense' } });

/** Its colour is its own, beside that of the theme. */
export const Futuristic = meta.story({
  args: { layout: 'futuristic' },
  globals: { theme: 'rose' },
});

export const Thin = meta.story({ args: { layout: 'thin' } });

export const AppFrame = meta.story({
  render: (_, { globals }) => <TwoFrames language={languageOf(globals)} />,
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const { note, change } = allTexts[languageOf(globals)];
    await userEvent.type(canvas.getByRole('textbox', { name: note }), 'Bring the blue kit');
    await userEvent.click(canvas.getByRole('button', { name: change }));
    await expect(canvasElement.querySelector('[data-layout]')).toHaveAttribute(
      'data-layout',
      'modern',
    );
    await expect(canvas.getByRole('textbox', { name: note })).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: change }));
  },
});
