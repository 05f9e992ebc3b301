import { boxOf } from '#storybook/boxOf';
import { areColoursForced, inForcedColours, systemColour } from '#storybook/forcedColours';
import preview from '#storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { Scheme, Theme } from '../../theme/themes.ts';
import { SettingsButton } from './SettingsButton.tsx';
import { SettingsDrawer, type SettingsDrawerProps } from './SettingsDrawer.tsx';
import { SettingsTab } from './SettingsTab.tsx';
import { exampleLayouts, settingsLabels } from './testing/examples.tsx';
import { useChoices } from './testing/useChoices.ts';

function SettingsOnAButton(args: SettingsDrawerProps<string>) {
  const [isOpen, setIsOpen] = useState(args.isOpen);
  const choices = useChoices(args);
  return (
    <>
      <SettingsButton label="Settings" isExpanded={isOpen} onPress={() => setIsOpen(true)} />
      <SettingsDrawer {...choices} isOpen={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}

const meta = preview.meta({
  title: 'Shell/SettingsDrawer',
  component: SettingsDrawer,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    labels: settingsLabels,
    layouts: exampleLayouts,
    theme: 'default' as Theme,
    scheme: 'light' as Scheme,
    layout: 'classy',
    onThemeChange: fn(),
    onSchemeChange: fn(),
    onLayoutChange: fn(),
  },
  render: (args) => <SettingsOnAButton {...args} />,
});

export const Open = meta.story({ tags: ['picture'] });

export const OpenInDark = meta.story({ globals: { scheme: 'dark' } });

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    const schemes = await screen.findByRole('radiogroup', { name: 'Scheme' });
    const tops = within(schemes)
      .getAllByRole('radio')
      .map((radio) => boxOf(radio.closest('label')).top);
    await expect(new Set(tops).size).toBe(1);
  },
});

export const Closed = meta.story({ args: { isOpen: false } });

export const ThemesChooseByArrowKeys = meta.story({
  play: async ({ args, userEvent }) => {
    const chosen = await screen.findByRole('radio', { name: 'Default' });
    chosen.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onThemeChange).toHaveBeenCalledWith('brand');
  },
});

/** Proves THEME-9. */
export const DarkIsChosenAtOnce = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Dark' }));
    await expect(args.onSchemeChange).toHaveBeenCalledWith('dark');
  },
});

/** Proves THEME-9. */
export const LayoutIsChosenByItsMiniature = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Enterprise' }));
    await expect(args.onLayoutChange).toHaveBeenCalledWith('enterprise');
  },
});

export const EscapeReturnsTheFocus = meta.story({
  args: { isOpen: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
});

/** Proves THEME-9. */
export const ThePageKeepsItsColours = meta.story({
  play: async () => {
    const settings = await screen.findByRole('dialog');
    const covers: Element[] = [];
    for (let over = settings.parentElement; over && over !== document.body;) {
      if (getComputedStyle(over).position === 'fixed' && boxOf(over).width === innerWidth)
        covers.push(over);
      over = over.parentElement;
    }
    await expect(covers).not.toEqual([]);
    for (const cover of covers)
      await expect(getComputedStyle(cover).backgroundColor).toBe('rgba(0, 0, 0, 0)');
  },
});

export const PressOutsideCloses = meta.story({
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.click(document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const SaysWhenItIsGone = meta.story({
  args: { onClosed: fn() },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(args.onClosed).toHaveBeenCalled());
  },
});

/** How a choice is drawn, without its words, its focus and the dot of its theme. */
function faceOf(radio: HTMLElement): string {
  const choice = radio.closest('label');
  const picture = choice?.querySelector('span:has(svg)');
  const surface = choice ? getComputedStyle(choice).backgroundColor : '';
  const edges = [choice, picture].map((one) => (one ? getComputedStyle(one).borderTopColor : ''));
  return [surface, ...edges].join(' / ');
}

/** Proves A11Y-10. */
export const TheChosenIsSeenInForcedColours = meta.story({
  tags: ['emulated'],
  ...inForcedColours,
  play: async ({ userEvent }) => {
    if (!areColoursForced()) return;
    const groups = await screen.findAllByRole('radiogroup');
    await expect(groups).toHaveLength(3);
    for (const group of groups) {
      const radios = within(group).getAllByRole<HTMLInputElement>('radio');
      const chosen = radios.filter(({ checked }) => checked).map(faceOf);
      const others = new Set(radios.filter(({ checked }) => !checked).map(faceOf));
      await expect(chosen).toHaveLength(1);
      await expect(others.has(chosen[0] ?? '')).toBe(false);
    }
    screen.getByRole('radio', { name: 'Default' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    const pill = screen.getByRole('radio', { name: 'Brand' }).closest('label');
    await expect(pill).toHaveAttribute('data-selected');
    await expect(pill).toHaveAttribute('data-focus-visible');
    await expect(pill && getComputedStyle(pill).outlineColor).toBe(systemColour('CanvasText'));
  },
});

const corner = fn();

/** The margin of a page without a bar. */
function cornerOfAPage() {
  return <SettingsTab label="Settings" onPress={corner} />;
}

export const InTheCorner = meta.story({
  globals: { viewport: { value: 'lg' } },
  render: cornerOfAPage,
  play: async ({ canvas, userEvent }) => {
    const tab = canvas.getByRole('button', { name: 'Settings' });
    const { right, width, bottom } = boxOf(tab);
    await expect(right).toBe(document.documentElement.clientWidth);
    await expect(bottom).toBeLessThan(innerHeight);
    // The margin of a page is 32 px, and the focus ring of its content takes 4.
    await expect(width).toBeLessThanOrEqual(28);
    await userEvent.click(tab);
    await waitFor(() => expect(corner).toHaveBeenCalled());
  },
});

export const InTheCornerOfAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: cornerOfAPage,
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('button')).position).toBe('static');
  },
});
