/** What runs inside the page of a story. Each function contains all that it calls. */

import type { Channel, StoryWindow } from './storyWindow.ts';

/** Whether the story that the address names has finished, with its play function; undefined until then. */
export function outcome({ id, events }: { id: string; events: StoryEvents }) {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as StoryWindow;
  const finished = channel?.last(events.finished)?.[0] as { storyId: string } | undefined;
  const event = events.failed.find((each) => channel?.last(each));
  const { message = '' } = (channel?.last(event ?? '')?.[0] ?? {}) as { message?: string };
  const failure = event === undefined ? null : `${event} ${message}`;
  return finished?.storyId === id || failure !== null ? { failure } : undefined;
}

/** The events of Storybook that end a story. */
export interface StoryEvents {
  select: string;
  finished: string;
  failed: string[];
}

/**
 * Shows another story in the same page; resolves with its error or an empty string. What the story
 * before has left outside of its own elements is put back first, so that the next one is the same
 * after any other: storage, attributes of the root, the fragment of the address, focus, selection and
 * scroll position. Storybook unmounts the story, restores its spies and the mock back end.
 */
export function switchStory({ id, events }: { id: string; events: StoryEvents }): Promise<string> {
  const story = globalThis as unknown as StoryWindow;
  const channel = story.__STORYBOOK_ADDONS_CHANNEL__ as Channel;
  // Those of the story before may never be answered.
  story.pendingRequests?.clear();
  story.hasLostPicture = false;
  localStorage.clear();
  sessionStorage.clear();
  const root = document.documentElement;
  const { rootAttributes = [] } = story;
  for (const name of root.getAttributeNames()) {
    if (!rootAttributes.some(([first]) => first === name)) root.removeAttribute(name);
  }
  for (const [name, value] of rootAttributes) root.setAttribute(name, value);
  document.body.removeAttribute('style');
  history.replaceState(history.state, '', location.pathname + location.search);
  (document.activeElement as HTMLElement | null)?.blur();
  getSelection()?.removeAllRanges();
  scrollTo(0, 0);
  // React Aria draws no ring of the focus after a pointer; in a new document it draws it.
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Unidentified' }));
  return new Promise((resolve) => {
    let failure = '';
    const failures = events.failed.map((event) => ({
      event,
      listener: (error: unknown) => {
        failure = `${event} ${(error as { message?: string }).message ?? ''}`;
      },
    }));
    const onFinished = (report: unknown) => {
      if ((report as { storyId: string }).storyId !== id) return;
      channel.off(events.finished, onFinished);
      for (const { event, listener } of failures) channel.off(event, listener);
      resolve(failure);
    };
    for (const { event, listener } of failures) channel.on(event, listener);
    channel.on(events.finished, onFinished);
    // On a slow machine it would hide the page while the story is drawn, and what measures itself then
    // is not shown where it belongs.
    const { view } = story.__STORYBOOK_PREVIEW__ ?? {};
    if (view) view.showPreparingStory = () => {};
    channel.emit(events.select, { storyId: id, viewMode: 'story' });
  });
}

/**
 * Waits until a finished story is stable: fonts loaded, pictures decoded, short timers run, requests
 * answered, no `data-drawing` on the document; then, for some frames, nothing added or removed, the
 * focus at one place and no work of React. A request whose answer the mock back end holds back is not
 * waited for. A timer may start itself again, so the wait for timers has an end, and that for other
 * requests a late one; a request that was waited for in vain is not waited for again.
 *
 * @returns the height of the document in CSS pixels
 */
export async function settle(): Promise<number> {
  const timerLimit = 1_500;
  const requestLimit = 20_000;
  const waitFrames = 90;
  const quietFrames = 4;
  const frameLimit = 120;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const documents = () => [
    document,
    ...[...document.querySelectorAll('iframe')].flatMap((each) => each.contentDocument ?? []),
  ];

  const isLoading = () =>
    documents().some(({ documentElement, readyState, defaultView }) => {
      const { pendingRequests, __STORYBOOK_ADDONS_CHANNEL__: channel } = (defaultView ??
        {}) as StoryWindow;
      const isUnfinished = defaultView !== window && channel && !channel.last('storyFinished');
      // A page that draws its parts one after another, between frames, says so.
      const isDrawing = documentElement.hasAttribute('data-drawing');
      const isWaiting = (pendingRequests?.size ?? 0) > 0 || isUnfinished;
      return readyState !== 'complete' || isDrawing || isWaiting;
    });
  const hasTimers = () =>
    documents().some(
      ({ defaultView }) => ((defaultView as StoryWindow | null)?.pendingTimers?.size ?? 0) > 0,
    );
  const sumOf = (name: 'requestChanges' | 'messages') =>
    documents().reduce(
      (sum, { defaultView }) => sum + ((defaultView as StoryWindow | null)?.[name] ?? 0),
      0,
    );
  const requestChanges = () => sumOf('requestChanges');
  // Counted from the last request or answer, and in frames too, because a busy machine is late.
  let [since, drawn, seen] = [performance.now(), 0, requestChanges()];
  const isWithin = (limit: number) => performance.now() - since < limit || drawn < waitFrames;
  while ((isLoading() && isWithin(requestLimit)) || (hasTimers() && isWithin(timerLimit))) {
    await frame();
    drawn += 1;
    if (seen === requestChanges()) continue;
    [since, drawn, seen] = [performance.now(), 0, requestChanges()];
  }
  for (const { defaultView } of documents()) {
    (defaultView as StoryWindow | null)?.pendingRequests?.clear();
  }

  let changes = 0;
  const observer = new MutationObserver((records) => {
    changes += records.length;
  });
  for (const each of documents()) {
    observer.observe(each, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  }
  let quiet = 0;
  for (let count = 0; quiet < quietFrames && count < frameLimit; count += 1) {
    changes = 0;
    const [messages, focused] = [sumOf('messages'), document.activeElement];
    await frame();
    const isQuiet =
      changes === 0 && messages === sumOf('messages') && focused === document.activeElement;
    quiet = isQuiet ? quiet + 1 : 0;
  }
  observer.disconnect();

  await Promise.all(
    documents().flatMap((each) => [...each.fonts].map((font) => font.load().catch(() => null))),
  );
  const isSeen = (image: HTMLImageElement) =>
    image.checkVisibility() && image.getBoundingClientRect().top < innerHeight;
  const images = [...document.images].filter((image) => image.src !== '' && isSeen(image));
  // A broken picture is a state of some stories.
  await Promise.all(images.map((image) => image.decode().catch(() => null)));
  // The caret may have moved a long text in its field, or not yet.
  for (const input of document.querySelectorAll('input')) input.scrollLeft = 0;
  scrollTo(0, 0);
  return Math.max(document.documentElement.scrollHeight, document.body.scrollHeight);
}

/**
 * The classes of all elements, those in the frames of the page too. What is inside of an element without
 * a box is not drawn, whatever its own style is.
 */
export function classNames(): string[] {
  const names = new Set<string>();
  const visit = (element: Element) => {
    for (const name of element.classList) names.add(name);
    if (getComputedStyle(element).display === 'none') return;
    for (const child of element.children) visit(child);
  };
  visit(document.documentElement);
  for (const { contentDocument } of document.querySelectorAll('iframe')) {
    if (contentDocument) visit(contentDocument.documentElement);
  }
  return [...names];
}

/** Sets the theme and the scheme as the toolbar does, and ends all animations and transitions. */
export async function applyAppearance({
  theme,
  scheme,
}: {
  theme: string;
  scheme: string;
}): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const endAnimations = () => {
    for (const animation of document.getAnimations()) {
      const isEndless = animation.effect?.getComputedTiming().endTime === Infinity;
      try {
        if (isEndless) animation.cancel();
        else animation.finish();
      } catch {
        // An animation along a scroll position has no end.
        animation.cancel();
      }
    }
  };
  const { dataset } = document.documentElement;
  const isShown = dataset['theme'] === theme && dataset['scheme'] === scheme;
  // The story already has this appearance and is stable.
  if (isShown && document.getAnimations().length === 0) return;
  Object.assign(dataset, { theme, scheme });
  endAnimations();
  await frame();
  await frame();
  endAnimations();
}
