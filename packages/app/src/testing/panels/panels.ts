import { screen, waitFor, within, type UserEventObject } from 'storybook/test';

/** Something that opens over the page, and how a person gets there. */
export interface Panel {
  name: string;
  /** Name of its button in the bar. */
  button: RegExp;
  /** Name of its entry, where the button opens a menu first. */
  entry?: string;
  /** Selector of what opens. */
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

/** At 960 px everything is in the bar but the rail of the chat. */
export const wide: readonly Panel[] = [
  { name: 'language menu', button: /^Language/, opens: menu },
  { name: 'shortcuts', button: /^Shortcuts/, opens: dialog },
  ...always,
  { name: 'help', button: /^Help and contact/, opens: dialog },
  { name: 'chat', button: /^Quick chat/, opens: chat },
  { name: 'settings', button: /^Settings/, opens: dialog },
];

/** A phone has one menu for what its bar has no room for. */
export const narrow: readonly Panel[] = [
  ...always,
  { name: 'more', button: /^More actions/, opens: menu },
  { name: 'shortcuts', button: /^More actions/, entry: 'Shortcuts', opens: dialog },
  { name: 'chat', button: /^More actions/, entry: 'Quick chat', opens: chat },
  { name: 'help', button: /^More actions/, entry: 'Help and contact', opens: dialog },
  { name: 'settings', button: /^More actions/, entry: 'Settings', opens: dialog },
];

/** A menu in the bar leaves it as little room as a phone. */
export const besideMenu: readonly Panel[] = [
  ...always,
  { name: 'shortcuts', button: /^More actions/, entry: 'Shortcuts', opens: dialog },
  { name: 'help', button: /^More actions/, entry: 'Help and contact', opens: dialog },
  { name: 'settings', button: /^More actions/, entry: 'Settings', opens: dialog },
];

export interface Hands {
  canvasElement: HTMLElement;
  userEvent: UserEventObject;
}

export interface OpenedPanel {
  trigger: HTMLElement;
  opened: HTMLElement;
}

/** Opens it as a person without a mouse does, and waits until it is there with its content. */
export async function openByKeyboard(
  { canvasElement, userEvent }: Hands,
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
  await rest();
  return { trigger, opened };
}

/** Presses Escape until it is gone: what is open inside it closes first. */
export async function closeByKeyboard({ userEvent }: Hands, { opens }: Panel): Promise<void> {
  for (let step = 0; step < 3 && shown(opens); step += 1) {
    await userEvent.keyboard('{Escape}');
    await rest();
  }
  await waitFor(() => expectNone(opens));
}

/** What is prerendered is there but out of sight. */
function shown(selector: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  );
}

function expectNone(selector: string) {
  if (shown(selector)) throw new Error(`${selector} is still open`);
}

/** Brings to its end what moves, but for what moves for ever. */
async function rest(): Promise<void> {
  const moving = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  for (const movement of moving) movement.finish();
  await Promise.allSettled(moving.map(({ finished }) => finished));
}
