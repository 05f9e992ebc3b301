import { screen, waitFor, within, type UserEventObject } from 'storybook/test';

/** A panel that opens over the page, and the controls that open it. */
export interface Panel {
  name: string;
  /** The name of its button in the bar. */
  button: RegExp;
  /** The name of its menu entry, if the button opens a menu. */
  entry?: string;
  /** The selector of the panel. */
  opens: string;
}

const dialog = '[role="dialog"]';
const menu = '[role="menu"]';
const chat = 'aside [data-open] > [data-open]';

const always: readonly Panel[] = [
  { name: 'search', button: /^Search matches/, opens: 'search' },
  { name: 'messages', button: /^Messages/, opens: dialog },
  { name: 'notifications', button: /^Notifications/, opens: dialog },
  { name: 'user menu', button: /^Account of/, opens: menu },
];

/** The panels at 960 px, where the bar shows all actions but the chat has no rail. */
export const wide: readonly Panel[] = [
  { name: 'language menu', button: /^Language/, opens: menu },
  { name: 'shortcuts', button: /^Shortcuts/, opens: dialog },
  ...always,
  { name: 'support', button: /^Help and contact/, opens: dialog },
  { name: 'chat', button: /^Quick chat/, opens: chat },
  { name: 'settings', button: /^Settings/, opens: dialog },
];

/** The panels on a phone, where one menu holds the actions that do not fit. */
export const narrow: readonly Panel[] = [
  ...always,
  { name: 'more', button: /^More actions/, opens: menu },
  { name: 'shortcuts', button: /^More actions/, entry: 'Shortcuts', opens: dialog },
  { name: 'chat', button: /^More actions/, entry: 'Quick chat', opens: chat },
  { name: 'support', button: /^More actions/, entry: 'Help and contact', opens: dialog },
  { name: 'settings', button: /^More actions/, entry: 'Settings', opens: dialog },
];

/** The panels in a layout whose horizontal menu leaves the bar as little room as on a phone. */
export const besideMenu: readonly Panel[] = [
  ...always,
  { name: 'shortcuts', button: /^More actions/, entry: 'Shortcuts', opens: dialog },
  { name: 'support', button: /^More actions/, entry: 'Help and contact', opens: dialog },
  { name: 'settings', button: /^More actions/, entry: 'Settings', opens: dialog },
];

export interface StoryHelpers {
  canvasElement: HTMLElement;
  userEvent: UserEventObject;
}

export interface OpenedPanel {
  trigger: HTMLElement;
  opened: HTMLElement;
}

/** Opens the panel by keyboard and waits until its content is there. */
export async function openByKeyboard(
  { canvasElement, userEvent }: StoryHelpers,
  { button, entry, opens }: Panel,
): Promise<OpenedPanel> {
  const trigger = await within(canvasElement).findByRole('button', { name: button });
  trigger.focus();
  await userEvent.keyboard('{Enter}');
  if (entry) {
    const item = await screen.findByRole('menuitem', { name: entry });
    for (let step = 0; step < 10 && document.activeElement !== item; step += 1) {
      await userEvent.keyboard('{ArrowDown}');
    }
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expectNone(menu));
  }
  const opened = await waitFor(() => {
    const found = shown(opens);
    if (!found) throw new Error(`No ${opens}`);
    return found;
  });
  await waitFor(() => {
    if (opened.querySelector('[role="status"]')) throw new Error(`${opens} is still loading`);
  });
  await finishAnimations();
  return { trigger, opened };
}

/** Presses Escape until the panel is closed; nested popovers close first. */
export async function closeByKeyboard(
  { userEvent }: StoryHelpers,
  { opens }: Panel,
): Promise<void> {
  for (let step = 0; step < 3 && shown(opens); step += 1) {
    await userEvent.keyboard('{Escape}');
    await finishAnimations();
  }
  await waitFor(() => expectNone(opens));
}

/** Finds a visible element; prerendered panels exist but are hidden. */
function shown(selector: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  );
}

function expectNone(selector: string) {
  if (shown(selector)) throw new Error(`${selector} is still open`);
}

/** Finishes all animations except infinite ones. */
async function finishAnimations(): Promise<void> {
  const moving = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  for (const movement of moving) movement.finish();
  await Promise.allSettled(moving.map(({ finished }) => finished));
}
