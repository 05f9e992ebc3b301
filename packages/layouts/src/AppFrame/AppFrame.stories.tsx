import { boxOf } from '#storybook/boxOf';
import preview from '#storybook/preview';
import { useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, waitFor, type UserEventObject, type within } from 'storybook/test';
import { classy } from '../Classy/index.ts';
import { EveryLayout, layouts } from '../testing/EveryLayout.tsx';
import { LongPage, ShortPage } from '../testing/pages.tsx';
import { slotsFor } from '../testing/slots.tsx';
import { AppFrame } from './AppFrame.tsx';

interface StoryHands {
  canvas: ReturnType<typeof within>;
  userEvent: UserEventObject;
}

const onMount = fn();

function MountedPage() {
  useEffect(() => {
    onMount();
  }, []);
  return <LongPage />;
}

const meta = preview.meta({
  title: 'Layouts/AppFrame',
  component: AppFrame,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'lg' } },
  args: { layout: classy, ...slotsFor(classy), children: <LongPage /> },
});

export const Playground = meta.story({
  render: ({ footer }) => (
    <EveryLayout footer={footer}>
      <MountedPage />
    </EveryLayout>
  ),
});

/** Proves LAYOUT-7. */
export const KeepsThePageAcrossLayouts = meta.story({
  render: () => <EveryLayout />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const frame = () => canvasElement.querySelector('[data-layout]');
    const main = canvas.getByRole('main');
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, 'Kestrel');
    window.scrollTo(0, 500);
    onMount.mockClear();
    for (const { name } of [...layouts.slice(1), classy]) {
      await userEvent.selectOptions(canvas.getByRole('combobox'), name);
      await expect(frame()).toHaveAttribute('data-layout', name);
      await expect(canvas.getByRole('main')).toBe(main);
      await expect(canvas.getByRole('textbox')).toBe(input);
      await expect(input).toHaveValue('Kestrel');
      await expect(window.scrollY).toBeGreaterThan(0);
    }
    await expect(onMount).not.toHaveBeenCalled();
  },
});

export const KeepsTheNavigationBetweenSideLayouts = meta.story({
  render: () => <EveryLayout />,
  play: async ({ canvas, userEvent }) => {
    const navigation = canvas.getByRole('navigation');
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'dense');
    await expect(canvas.getByRole('navigation')).toBe(navigation);
  },
});

/** Proves CHAT-4. */
export const ThreeLayoutsHaveNoChat = meta.story({
  render: () => <EveryLayout />,
  play: async ({ canvas, userEvent }) => {
    const without: string[] = [];
    for (const { name } of layouts) {
      await userEvent.selectOptions(canvas.getByRole('combobox'), name);
      if (!canvas.queryByRole('complementary', { name: 'Chat' })) without.push(name);
    }
    await expect(without.toSorted()).toEqual(['centered', 'empty', 'material']);
  },
});

/** Proves LAYOUT-29. */
export const HasItsLandmarks = meta.story({
  play: async ({ canvas }) => {
    for (const role of ['banner', 'navigation', 'main', 'contentinfo']) {
      await expect(canvas.getAllByRole(role)).toHaveLength(1);
    }
  },
});

/** Proves LAYOUT-23. */
export const SkipsToTheContent = meta.story({
  play: async ({ canvas, userEvent }) => {
    const { href } = window.location;
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Skip to the content' });
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await expect(window.location.href).toBe(href);
  },
});

/** Proves LAYOUT-21. */
export const TheDocumentScrollsAndTheNavigationSticks = meta.story({
  play: async ({ canvas }) => {
    window.scrollTo(0, 500);
    await waitFor(() => expect(window.scrollY).toBe(500));
    const top = (role: string) => boxOf(canvas.getByRole(role)).top - scrollY;
    await expect(top('navigation')).toBe(0);
    await expect(top('banner')).toBe(-500);
  },
});

export const TheFooterEndsAShortPage = meta.story({
  args: { children: <ShortPage /> },
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('contentinfo').getBoundingClientRect();
    await expect(Math.round(bottom)).toBe(window.innerHeight);
  },
});

/** Proves A11Y-6. */
export const EverythingIsReachableAt320 = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
    const bar = canvas.getByRole('banner').getBoundingClientRect();
    for (const button of canvas.getAllByRole('button')) {
      const { left, right, bottom } = button.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(clientWidth);
      await expect(bottom).toBeLessThanOrEqual(bar.bottom);
    }
  },
});

/** The left and right edge. */
function edges(element: Element): number[] {
  const { left, right } = boxOf(element);
  return [left, right];
}

async function expectOneGrid({ canvas, userEvent }: StoryHands) {
  for (const { name } of layouts.filter(({ kind }) => kind !== 'bare')) {
    await userEvent.selectOptions(canvas.getByRole('combobox'), name);
    const advertisement = canvas.getByRole('complementary', { name: 'Advertisement' });
    await expect(edges(advertisement), name).toEqual(
      edges(canvas.getByRole('region', { name: 'Matches' })),
    );
    const panel = boxOf(advertisement.parentElement);
    await expect(boxOf(advertisement).top, name).toBe(panel.top + 24);
  }
}

export const TheAdvertisementStandsOnTheGridOfThePage = meta.story({
  render: () => <EveryLayout />,
  play: expectOneGrid,
});

export const TheAdvertisementStandsOnTheGridOfATablet = meta.story({
  globals: { viewport: { value: 'sm' } },
  render: () => <EveryLayout />,
  play: expectOneGrid,
});

/** Proves SHELL-8. */
export const TheAdvertisementIsAStripOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const advertisement = canvas.getByRole('complementary', { name: 'Advertisement' });
    await expect(edges(advertisement)).toEqual([0, document.documentElement.clientWidth]);
    const below = boxOf(canvas.getByRole('banner')).bottom;
    await expect(boxOf(advertisement).top).toBe(below);
  },
});

/** Calls back once what it contains is in the document, or hydrated. */
function Mounted({ onMount, children }: { onMount: () => void; children: ReactNode }) {
  useEffect(onMount, [onMount]);
  return children;
}

export const ServerAndBrowserDrawTheSame = meta.story({
  render: (args) => (
    <div data-app dangerouslySetInnerHTML={{ __html: renderToString(<AppFrame {...args} />) }} />
  ),
  play: async ({ args, canvas, canvasElement }) => {
    const main = canvas.getByRole('main');
    const onRecoverableError = fn();
    const container = canvasElement.querySelector('[data-app]');
    if (!container) throw new Error('The story draws no container');
    const onHydrated = fn();
    const app = (
      <Mounted onMount={onHydrated}>
        <AppFrame {...args} />
      </Mounted>
    );
    const root = hydrateRoot(container, app, { onRecoverableError });
    await waitFor(() => expect(onHydrated).toHaveBeenCalled());
    await expect(onRecoverableError).not.toHaveBeenCalled();
    await expect(canvas.getByRole('main')).toBe(main);
    root.unmount();
  },
});
