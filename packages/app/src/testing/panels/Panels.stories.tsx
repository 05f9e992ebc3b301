import { applyTextSpacing } from '#storybook/applyTextSpacing';
import { emulateMedia, supportsMedia } from '#storybook/emulateMedia';
import preview from '#storybook/preview';
import { failing, held, pending } from '@touchline/mocks/scenarios';
import type { LayoutName } from '@touchline/layouts/layoutNames';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { paths } from '#platform/paths.ts';
import { appearanceAtom, layoutAtom, isSettingsOpenAtom } from '#features/appearance';
import { isQuickChatOpenAtom } from '#features/chat';
import { reloadForNewBuild } from '#platform/loading/newBuild.ts';
import { readStored, storageKeys } from '#platform/storage/storage.ts';
import { store } from '#platform/store.ts';
import { movements, smallTargets } from '../gallery/violations.ts';
import { endAnswerTimeAtOnce } from '../endAnswerTimeAtOnce.ts';
import { signInFresh } from '../signInFresh.ts';
import { WholeProduct } from '../WholeProduct.tsx';
import { cutOff, isEdgeless, misplaced, outOfReach, unseenFocus } from './panelViolations.ts';
import {
  besideMenu,
  closeByKeyboard,
  narrow,
  openByKeyboard,
  wide,
  type StoryHelpers,
  type OpenedPanel,
  type Panel,
} from './panels.ts';

/**
 * Waits until the chosen layout is rendered, because panels opened in the previous one are
 * unmounted with it.
 */
async function layoutStands({ canvasElement }: StoryHelpers): Promise<void> {
  const frame = () => canvasElement.querySelector('[data-layout]');
  await waitFor(() => expect(frame()).toHaveAttribute('data-layout', store.get(layoutAtom)));
}

/** Opens and closes each panel by keyboard and collects its violations. */
async function violationsOf(
  helpers: StoryHelpers,
  panels: readonly Panel[],
  look: (panel: OpenedPanel) => string[] | Promise<string[]>,
): Promise<string[]> {
  const all: string[] = [];
  await layoutStands(helpers);
  for (const panel of panels) {
    const opened = await openByKeyboard(helpers, panel);
    const violations = await look(opened);
    await closeByKeyboard(helpers, panel);
    all.push(...violations.map((violation) => `${panel.name}: ${violation}`));
  }
  return all;
}

/** Opens and closes each panel and checks where the focus is. */
async function focusViolations(helpers: StoryHelpers, panels: readonly Panel[]): Promise<string[]> {
  const all: string[] = [];
  await layoutStands(helpers);
  for (const panel of panels) {
    const { trigger, opened } = await openByKeyboard(helpers, panel);
    await waitFor(() => expect(opened).toContainElement(focused()));
    await closeByKeyboard(helpers, panel);
    await waitFor(() => expect(trigger).toHaveFocus(), { timeout: 1000 }).catch(() => {
      all.push(`${panel.name}: the focus does not come back to its button`);
    });
  }
  return all;
}

function focused(): HTMLElement | null {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null;
}

function inLayout(layout: LayoutName) {
  return () => store.set(appearanceAtom, { layout });
}

const forcedColours = { 'forced-colors': 'active' } as const;
const withoutMotion = { 'prefers-reduced-motion': 'reduce' } as const;

const zoomed = { globals: { viewport: { value: 'zoomed' } } };
const phone = { globals: { viewport: { value: 'phone' } } };

const meta = preview.meta({
  title: 'Shell/Panels',
  component: WholeProduct,
  args: { address: paths.aboutUs },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'md' } },
  beforeEach: async (context) => {
    store.set(isSettingsOpenAtom, false);
    store.set(isQuickChatOpenAtom, false);
    await signInFresh(context);
    // Set after the storage was cleared, because the atom reads the storage when it is first used.
    store.set(appearanceAtom, { layout: 'classic', theme: 'default', scheme: 'light' });
  },
});

/** Proves A11Y-3, SHELL-16. */
export const TheFocusGoesInAndComesBack = meta.story({
  play: async (context) => {
    await expect(await focusViolations(context, wide)).toEqual([]);
  },
});

/** Proves A11Y-3, SHELL-16. */
export const TheFocusGoesInAndComesBackOnAPhone = meta.story({
  ...phone,
  play: async (context) => {
    await expect(await focusViolations(context, narrow)).toEqual([]);
  },
});

export const TheFocusComesBackIntoADarkBar = meta.story({
  beforeEach: inLayout('enterprise'),
  play: async (context) => {
    await expect(await focusViolations(context, wide)).toEqual([]);
  },
});

export const TheFocusComesBackIntoTheNavigation = meta.story({
  beforeEach: inLayout('classy'),
  play: async (context) => {
    await expect(await focusViolations(context, wide)).toEqual([]);
  },
});

export const TheFocusComesBackBesideAMenu = meta.story({
  beforeEach: inLayout('centered'),
  play: async (context) => {
    await expect(await focusViolations(context, besideMenu)).toEqual([]);
  },
});

/** 1280 × 1024 px at 400 %. Proves A11Y-5, A11Y-6. */
export const EverythingIsReachedAt400Percent = meta.story({
  ...zoomed,
  play: async (context) => {
    const violations = await violationsOf(context, narrow, ({ opened }) => [
      ...outOfReach(opened),
      ...smallTargets(opened),
    ]);
    await expect(violations).toEqual([]);
  },
});

export const ResultsAreReachedAt400Percent = meta.story({
  ...zoomed,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Search matches/ }));
    await userEvent.type(await canvas.findByRole('combobox'), 'lise');
    await screen.findAllByRole('option');
    const list = await screen.findByRole('listbox');
    await expect(outOfReach(list)).toEqual([]);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await waitFor(() => {
      const active = list.querySelector('[data-focused]')?.getBoundingClientRect();
      expect(active?.bottom).toBeLessThanOrEqual(innerHeight);
    });
  },
});

/** Proves A11Y-7. */
export const SpacedTextIsWholeOnAPhone = meta.story({
  ...phone,
  beforeEach: applyTextSpacing,
  play: async (context) => {
    const violations = await violationsOf(context, narrow, ({ opened }) => cutOff(opened));
    await expect(violations).toEqual([]);
  },
});

/** Proves A11Y-7. */
export const SpacedTextIsWholeOnADesktop = meta.story({
  beforeEach: applyTextSpacing,
  play: async (context) => {
    const violations = await violationsOf(context, wide, ({ opened }) => cutOff(opened));
    await expect(violations).toEqual([]);
  },
});

/** Proves A11Y-5. */
export const EveryTargetIsLargeEnough = meta.story({
  play: async (context) => {
    const violations = await violationsOf(context, wide, ({ opened }) => smallTargets(opened));
    await expect(violations).toEqual([]);
  },
});

export const EveryPanelMirrors = meta.story({
  globals: { direction: 'rtl' },
  play: async (context) => {
    const violations = await violationsOf(context, wide, ({ opened, trigger }) =>
      misplaced(opened, trigger),
    );
    await expect(violations).toEqual([]);
  },
});

/** Proves A11Y-10. */
export const EdgesAndFocusAreSeenInForcedColours = meta.story({
  tags: ['emulated'],
  // The forced colours are set by the story and change back while axe reads them, so axe cannot
  // check contrast.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  beforeEach: () => emulateMedia(forcedColours),
  play: async (context) => {
    const violations = await violationsOf(context, wide, async ({ opened }) => {
      const unseen = isEdgeless(opened) ? ['has no edge'] : [];
      // Moves the focus away and back, because only focus by keyboard shows the ring.
      await context.userEvent.keyboard('{Tab}{Shift>}{Tab}{/Shift}');
      return [...unseen, ...unseenFocus()];
    });
    if (supportsMedia(forcedColours)) await expect(violations).toEqual([]);
  },
});

/** Proves A11Y-8. */
export const NothingMovesForWhoWantsNoMotion = meta.story({
  tags: ['emulated'],
  beforeEach: () => emulateMedia(withoutMotion),
  play: async (context) => {
    const violations = await violationsOf(context, wide, ({ opened }) =>
      movements(opened.parentElement ?? opened),
    );
    if (supportsMedia(withoutMotion)) await expect(violations).toEqual([]);
  },
});

/** Proves CHAT-6, WIRE-21: a line without an answer in time is not called unsent. */
export const ALineThatMayHaveArrived = meta.story({
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvas, msw, userEvent }) => {
    const chats = await canvas.findByRole('navigation', { name: 'Conversations' });
    // The first ones are marked as read by the press, which is the same call.
    const last = (await within(chats).findAllByRole('button')).at(-1) as HTMLElement;
    await userEvent.click(last);
    const field = await canvas.findByRole('textbox', { name: 'Your message' });
    endAnswerTimeAtOnce();
    msw.use(pending('updateChat'));
    await userEvent.type(field, 'On my way{Enter}');
    await expect(await canvas.findByText(/What you sent may have arrived/)).toBeVisible();
    await expect(canvas.queryByText(/This was not sent/)).toBeNull();
    await expect(field).toHaveValue('On my way');
  },
});

/** Proves CHAT-6, CHAT-11. */
export const ALineThatFailsBesideAnotherChatIsTold = meta.story({
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvas, msw, userEvent }) => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const chats = await canvas.findByRole('navigation', { name: 'Conversations' });
    // The first ones are marked as read by the press, which is the same call.
    const [one, other] = (await within(chats).findAllByRole('button')).slice(-2);
    if (!one || !other) throw new Error('There are fewer than two chats');
    await userEvent.click(one);
    const field = () => canvas.findByRole('textbox', { name: 'Your message' });
    const name = canvas.getByRole('complementary', { name: 'Quick chat' }).querySelector('h2');
    const contact = name?.textContent;
    msw.use(held('updateChat', answered), failing('updateChat'));
    await userEvent.type(await field(), 'On my way{Enter}');
    await userEvent.click(other);
    await expect(await field()).toHaveValue('');
    answer();
    const told = await screen.findByText(`Your message to ${contact} was not sent.`);
    await waitFor(() => expect(told).toBeVisible());
    await userEvent.click(one);
    await expect(await field()).toHaveValue('On my way');
    const reason = 'The server answered with 500';
    await expect(canvas.getByText(`This was not sent. ${reason}`)).toBeVisible();
  },
});

/** Proves START-9: a draft beside the conversation in view is in no field. */
export const ADraftOfAnotherChatHoldsAReloadBack = meta.story({
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvas, userEvent }) => {
    const chats = await canvas.findByRole('navigation', { name: 'Conversations' });
    const [one, other] = (await within(chats).findAllByRole('button')).slice(-2);
    if (!one || !other) throw new Error('There are fewer than two chats');
    await userEvent.click(one);
    const field = () => canvas.findByRole('textbox', { name: 'Your message' });
    await userEvent.type(await field(), 'On my way');
    await userEvent.click(other);
    await expect(await field()).toHaveValue('');
    // A reload that is not held back would note its time before it reloads the story.
    const note = spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('The storage is blocked');
    });
    const isReloaded = await reloadForNewBuild();
    const notes = note.mock.calls.length;
    note.mockRestore();
    await expect([isReloaded, notes]).toEqual([false, 0]);
  },
});

/** Proves CHAT-14: what is typed and not sent is kept until it has arrived. */
export const WhatIsTypedInAChatIsKept = meta.story({
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvas, userEvent }) => {
    const chats = await canvas.findByRole('navigation', { name: 'Conversations' });
    const last = (await within(chats).findAllByRole('button')).at(-1) as HTMLElement;
    await userEvent.click(last);
    const field = await canvas.findByRole('textbox', { name: 'Your message' });
    await userEvent.type(field, 'On my way');
    const kept = () => JSON.stringify(readStored(storageKeys.chatDrafts));
    await expect(kept()).toMatch(/"On my way"/);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(kept()).toBe('null'));
    await expect(await canvas.findByText('On my way')).toBeVisible();
  },
});

/** Proves SHORTCUT-8. */
export const WhatIsTypedOfAShortcutIsKept = meta.story({
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvas, userEvent }) => {
    const open = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^Shortcuts/ }));
      await userEvent.click(await screen.findByRole('button', { name: 'Add a shortcut' }));
      return screen.findByRole('textbox', { name: /^Name/ });
    };
    await userEvent.type(await open(), 'Results');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await open()).toHaveValue('Results');
    await expect(JSON.stringify(readStored(storageKeys.shortcutDrafts))).toMatch(/"Results"/);
  },
});
