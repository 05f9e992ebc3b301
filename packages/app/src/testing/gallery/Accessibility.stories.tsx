import { applyTextSpacing } from '#storybook/applyTextSpacing';
import { emulateMedia, supportsMedia } from '#storybook/emulateMedia';
import preview from '#storybook/preview';
import type { LayoutConfig } from '@touchline/layouts/AppFrame';
import { themes } from '@touchline/ui/theme';
import type { ReactElement } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import {
  controlsIn,
  cutTexts,
  isOutlined,
  movements,
  nameOf,
  overflows,
  landmarkOf,
  smallTargets,
} from './violations.ts';
import { layoutConfigs } from './layoutConfigs.ts';
import { Specimen } from './Specimen.tsx';
import { textsOf } from './texts.ts';

const withoutMotion = { 'prefers-reduced-motion': 'reduce' } as const;

interface Stage {
  mount: (ui: ReactElement) => Promise<unknown>;
  canvasElement: HTMLElement;
}

/** Shows each layout in turn and collects its violations. */
async function violationsOfEach(
  { mount, canvasElement }: Stage,
  violationsOf: (root: HTMLElement, config: LayoutConfig) => string[] | Promise<string[]>,
): Promise<string[]> {
  const all: string[] = [];
  for (const config of layoutConfigs.values()) {
    await mount(<Specimen key={config.name} config={config} language="tr" />);
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-layout]')).toHaveAttribute(
        'data-layout',
        config.name,
      ),
    );
    const violations = await violationsOf(canvasElement, config);
    all.push(...violations.map((violation) => `${config.name}: ${violation}`));
  }
  return all;
}

const meta = preview.meta({
  title: 'Layouts/Accessibility',
  parameters: { layout: 'fullscreen' },
  globals: { language: 'tr', viewport: { value: 'lg' } },
});

/** 1280 px at 400 %. Proves A11Y-6. */
export const NothingScrollsSidewaysAt320 = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ mount, canvasElement }) => {
    await expect(await violationsOfEach({ mount, canvasElement }, overflows)).toEqual([]);
  },
});

/** Proves A11Y-7. */
export const SpacedTextIsWholeOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: applyTextSpacing,
  play: async ({ mount, canvasElement }) => {
    const violations = await violationsOfEach({ mount, canvasElement }, (root) => [
      ...cutTexts(root),
      ...overflows(root),
    ]);
    await expect(violations).toEqual([]);
  },
});

/** Proves A11Y-7. */
export const SpacedTextIsWholeOnADesktop = meta.story({
  beforeEach: applyTextSpacing,
  play: async ({ mount, canvasElement }) => {
    const violations = await violationsOfEach({ mount, canvasElement }, (root) => [
      ...cutTexts(root),
      ...overflows(root),
    ]);
    await expect(violations).toEqual([]);
  },
});

/** Makes every text a third longer, as other languages are. */
function lengthenTexts(root: HTMLElement): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const words = text.textContent?.trim() ?? '';
    if (words.length > 2) text.textContent = `${words} ${words.slice(0, words.length / 3).trim()}`;
  }
}

/** Proves LANG-13. */
export const LongerTextIsWhole = meta.story({
  globals: { language: 'en' },
  play: async ({ mount, canvasElement }) => {
    const violations = await violationsOfEach({ mount, canvasElement }, (root) => {
      lengthenTexts(root);
      return [...cutTexts(root), ...overflows(root)];
    });
    await expect(violations).toEqual([]);
  },
});

/** Proves A11Y-12. */
export const EveryControlHasAName = meta.story({
  play: async ({ mount, canvasElement }) => {
    const violations = await violationsOfEach({ mount, canvasElement }, (root) =>
      controlsIn(root)
        .filter((one) => !isNamed(one))
        .map((one) => `${one.outerHTML.slice(0, 80)} has no name`),
    );
    await expect(violations).toEqual([]);
  },
});

function isNamed(control: HTMLElement): boolean {
  const label = control.getAttribute('aria-label') ?? control.textContent;
  return Boolean(label.trim()) || control.hasAttribute('aria-labelledby');
}

/** Proves A11Y-2. */
export const FocusIsSeenInEveryTheme = meta.story({
  play: async ({ mount, canvasElement, userEvent }) => {
    const root = document.documentElement;
    const before = root.dataset['theme'];
    for (const theme of themes) {
      root.dataset['theme'] = theme;
      const config = layoutConfigs.get('classy');
      if (config) await mount(<Specimen key={theme} config={config} language="tr" />);
      await userEvent.tab();
      await userEvent.tab();
      const focused = document.activeElement ?? root;
      await expect(canvasElement.contains(focused)).toBe(true);
      await expect(isOutlined(focused), `${theme}: ${nameOf(focused)}`).toBe(true);
    }
    root.dataset['theme'] = before;
  },
});

/** Proves A11Y-5. */
export const EveryTargetIsLargeEnough = meta.story({
  play: async ({ mount, canvasElement }) => {
    await expect(await violationsOfEach({ mount, canvasElement }, smallTargets)).toEqual([]);
  },
});

/** Proves LAYOUT-23. */
export const FocusStartsAtTheSkipLinkAndFollowsThePage = meta.story({
  play: async ({ mount, canvasElement, userEvent }) => {
    const violations = await violationsOfEach({ mount, canvasElement }, async (root) => {
      const landmarks: string[] = [];
      (document.activeElement as HTMLElement).blur();
      for (let step = 0; step < 60 && landmarks.at(-1) !== 'main'; step += 1) {
        await userEvent.tab();
        const focused = document.activeElement;
        if (!focused || !root.contains(focused)) return ['the focus never comes to the page'];
        const landmark = landmarkOf(focused);
        if (landmark === landmarks.at(-1)) continue;
        if (landmarks.includes(landmark)) return [`the focus comes to the ${landmark} twice`];
        landmarks.push(landmark);
      }
      return landmarks[0] === 'skip link' ? [] : [`the focus starts in ${landmarks[0]}`];
    });
    await expect(violations).toEqual([]);
  },
});

/** Proves LAYOUT-24. */
export const EveryLayoutMirrors = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ mount, canvasElement }) => {
    const violations = await violationsOfEach({ mount, canvasElement }, (root, { kind }) => {
      const violations = overflows(root);
      if (kind === 'bare') return violations;
      const end = within(root).getByRole('button', { name: textsOf('tr')('search.open') });
      if (end.getBoundingClientRect().left > window.innerWidth / 2) {
        violations.push('the bar ends at the right');
      }
      const navigation = within(root).getByRole('navigation').getBoundingClientRect();
      if (kind === 'side' && navigation.right < window.innerWidth - 1) {
        violations.push('the navigation stands at the left');
      }
      return violations;
    });
    await expect(violations).toEqual([]);
  },
});

/** Proves A11Y-10. */
export const FocusIsSeenInForcedColours = meta.story({
  tags: ['emulated'],
  beforeEach: () => emulateMedia({ 'forced-colors': 'active' }),
  play: async ({ mount, canvasElement, userEvent }) => {
    const violations = await violationsOfEach({ mount, canvasElement }, async (root) => {
      const unseen: string[] = [];
      (document.activeElement as HTMLElement).blur();
      const count = Math.min(controlsIn(root).length, 12);
      for (let step = 0; step < count; step += 1) {
        await userEvent.tab();
        const { activeElement } = document;
        if (!activeElement || activeElement === document.body) break;
        if (!isOutlined(activeElement)) unseen.push(nameOf(activeElement));
      }
      return unseen;
    });
    await expect(violations).toEqual([]);
  },
});

/** Proves A11Y-8. */
export const NothingMovesForWhoWantsNoMotion = meta.story({
  tags: ['emulated'],
  beforeEach: () => emulateMedia(withoutMotion),
  play: async ({ mount, canvasElement }) => {
    const violations = await violationsOfEach({ mount, canvasElement }, movements);
    if (supportsMedia(withoutMotion)) await expect(violations).toEqual([]);
  },
});
