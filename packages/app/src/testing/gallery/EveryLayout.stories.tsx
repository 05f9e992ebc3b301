import preview from '#storybook/preview';
import { layoutNames, type LayoutName } from '@touchline/layouts/layoutNames';
import { themes } from '@touchline/ui/theme';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { LayoutInUse, type LayoutInUseProps } from '../inUse/LayoutInUse.tsx';
import { inUse } from '../inUse/situations.ts';
import { EveryLayout } from './EveryLayout.tsx';
import { layoutConfigs } from './layoutConfigs.ts';
import { type GalleryLanguage, textsOf } from './texts.ts';

function languageOf(globals: Record<string, unknown>): GalleryLanguage {
  return globals['language'] === 'tr' ? 'tr' : 'en';
}

/** The toolbar has none until one is chosen. */
function viewportOf({ viewport }: Record<string, unknown>): string {
  const chosen = viewport as { value?: string } | undefined;
  return chosen?.value ?? '';
}

const home: LayoutInUseProps = { page: 'home', content: 'usual' };

interface ProductInLayoutProps {
  layout: LayoutName;
}

/** The product at home; the story chooses the layout for it. */
function ProductInLayout({ layout }: ProductInLayoutProps) {
  return <LayoutInUse key={layout} {...home} />;
}

const args: ProductInLayoutProps = { layout: 'classy' };

const meta = preview.meta({
  title: 'Gallery/EveryLayout',
  component: ProductInLayout,
  parameters: { layout: 'fullscreen' },
  args,
  argTypes: {
    layout: { control: 'select', options: layoutNames },
  },
});

export const Miniatures = meta.story({
  parameters: { controls: { disable: true } },
  render: (_, { globals }) => (
    <EveryLayout
      key={languageOf(globals)}
      language={languageOf(globals)}
      direction={String(globals['direction'])}
      viewport={viewportOf(globals)}
      draft={String(globals['draft'])}
    />
  ),
});

/** The target of a miniature's link: the product in one layout, with a control for another. */
export const FullSize = meta.story({
  beforeEach: (context) => inUse(context.args.layout).beforeEach({ ...context, args: home }),
  play: async ({ args: { layout }, canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect((await canvas.findAllByRole('article'))[0]).toBeVisible();
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-layout]')).toHaveAttribute('data-layout', layout),
    );
  },
});

export const FullSizeOfAnother = meta.story({ ...FullSize.input, args: { layout: 'modern' } });

/** `Miniatures` has the same elements, which axe looks at there: up to 40 layouts. */
const withoutAxe = { ...Miniatures.input.parameters, a11y: { test: 'off' } } as const;

/** The miniatures of a layout: each theme, light and dark. */
const tiles = themes.length * 2;

export const DrawsOnlyWhatIsNearTheWindow = meta.story({
  ...Miniatures.input,
  parameters: withoutAxe,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-layout]')).not.toBeNull());
    const frames = canvasElement.querySelectorAll('[inert]');
    await expect(frames).toHaveLength(layoutConfigs.size * tiles);
    await expect(canvasElement.querySelectorAll('[data-layout]').length).toBeLessThan(40);
    frames.item(frames.length - 1).scrollIntoView();
    const drawn = () => canvasElement.querySelectorAll('[data-layout="modern"]').length;
    await waitFor(() => expect(drawn()).toBeGreaterThan(0));
    // Shows fewer miniatures than are rendered at once: of all of them, an unpredictable number
    // would be rendered when the picture is taken.
    await userEvent.click(canvas.getByRole('button', { name: /Layout$/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'thin' }));
    await waitFor(() => expect(canvasElement.querySelectorAll('[inert]')).toHaveLength(tiles));
  },
});

export const ShowsMatchesAsThePageDoes = meta.story({
  ...Miniatures.input,
  parameters: withoutAxe,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('article')).not.toBeNull());
    const card = canvasElement.querySelector('article');
    await expect(card?.querySelectorAll('li[data-leading]')).toHaveLength(1);
    await expect(card?.querySelector('h2')).toHaveAttribute('data-redundant');
  },
});

export const DrawsInTheOrderOfThePage = meta.story({
  ...Miniatures.input,
  parameters: withoutAxe,
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvasElement }) => {
    const frames = [...canvasElement.querySelectorAll('[inert]')];
    const isDrawn = () => frames.map((frame) => frame.querySelector('[data-layout]') !== null);
    const outOfOrder: number[] = [];
    const observer = new MutationObserver(() => {
      const drawn = isDrawn();
      const first = drawn.indexOf(false);
      if (drawn.lastIndexOf(true) > first) outOfOrder.push(first);
    });
    observer.observe(canvasElement, { childList: true, subtree: true });
    await waitFor(() => expect(isDrawn().filter(Boolean).length).toBeGreaterThan(7));
    observer.disconnect();
    await expect(outOfOrder).toEqual([]);
  },
});

export const ShowsOneThemeOfOneLayout = meta.story({
  ...Miniatures.input,
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    for (const [filter, name] of [
      ['Layout', 'thin'],
      ['Theme', 'teal'],
      ['Scheme', 'dark'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: new RegExp(`${filter}$`) }));
      await userEvent.click(await screen.findByRole('option', { name }));
    }
    await waitFor(() => expect(canvasElement.querySelectorAll('[inert]')).toHaveLength(1));
    await expect(canvas.getByRole('link', { name: 'thin · teal · dark' })).toHaveAttribute(
      'href',
      expect.stringContaining('layout:thin&globals=theme:teal;scheme:dark;language:en'),
    );
  },
});

/** Proves THEME-13. */
export const TakesTheToolbarAlong = meta.story({
  ...Miniatures.input,
  globals: {
    viewport: { value: 'lg' },
    theme: 'teal',
    direction: 'rtl',
    draft: 'teal_primary-1d4ed8-0f766e',
  },
  play: async ({ canvas, step, userEvent }) => {
    await step('by the address of a miniature', async () => {
      await expect(canvas.getByRole('link', { name: 'classy · teal · light' })).toHaveAttribute(
        'href',
        expect.stringMatching(/;viewport.value:lg;direction:rtl;draft:teal_primary-1d4ed8-0f766e$/),
      );
    });
    await step('by the manager, which keeps its toolbar on the way to the stories', async () => {
      const followed = fn((event: Event) => {
        const isFollowedByManager = event.defaultPrevented;
        event.preventDefault();
        return isFollowedByManager;
      });
      const asked = fn();
      const channel = addons.getChannel();
      channel.once(NAVIGATE_URL, asked);
      document.addEventListener('click', followed, { once: true });
      await userEvent.click(canvas.getByRole('link', { name: 'Stories of classy' }));
      // In a window of its own the link is followed as any other.
      const hasManager = window.parent !== window;
      await expect(followed).toHaveReturnedWith(hasManager);
      const address = '?path=/story/layouts-in-use-classy--home-on-a-phone';
      await expect(asked.mock.calls).toEqual(hasManager ? [[address]] : []);
      channel.off(NAVIGATE_URL, asked);
    });
  },
});

export const SpeaksTurkish = meta.story({
  ...Miniatures.input,
  globals: { language: 'tr' },
  play: async ({ canvasElement }) => {
    const everything = within(canvasElement);
    await waitFor(() =>
      expect(everything.getAllByText(textsOf('tr')('home.heading')).length).toBeGreaterThan(0),
    );
    await expect(
      everything.getByRole('heading', { name: 'Bütün yerleşimler, canlı' }),
    ).toBeVisible();
    await expect(everything.getByRole('button', { name: /Renk düzeni$/ })).toHaveTextContent(
      'tümü',
    );
    await expect(everything.getByRole('link', { name: 'classy hikâyeleri' })).toBeVisible();
  },
});
