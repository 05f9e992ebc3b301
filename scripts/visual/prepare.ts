import type { StoryWindow } from './storyWindow.ts';

/**
 * Runs before the scripts of a page: fixes the date (with `clock=runs` in the address, lets it begin
 * there), empties the storage that an earlier page has left, and counts requests, short timers, lost
 * pictures and the parts in which React renders. Timers and `performance.now()` stay real, because stories wait for them;
 * without `clock=runs` those of many seconds never run: a notice that closes and data that are asked for
 * again would come before the picture or after it. The one that does is the time limit of `waitFor`.
 */
export function prepare(instant: string): void {
  const shortTimer = 1_000;
  const longTimer = 4_000;
  const timeLimit = 60_001;
  const fixed = Date.parse(instant);
  const RealDate = Date;
  const isRunning = new URLSearchParams(location.search).get('clock') === 'runs';
  const current = () => (isRunning ? fixed + Math.floor(performance.now()) : fixed);
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args: unknown[], newTarget) =>
      Reflect.construct(target, args.length === 0 ? [current()] : args, newTarget) as object,
    apply: () => new RealDate(current()).toString(),
    get: (target, key, receiver) =>
      key === 'now' ? current : (Reflect.get(target, key, receiver) as unknown),
  });
  const story = globalThis as unknown as StoryWindow;
  const pendingRequests = new Set<{ url: string }>();
  story.pendingRequests = pendingRequests;
  const countChange = () => {
    story.requestChanges = (story.requestChanges ?? 0) + 1;
  };
  const realFetch = globalThis.fetch;
  globalThis.fetch = async (...args) => {
    const [resource] = args;
    const address = resource instanceof Request ? resource.url : resource;
    const request = { url: new URL(address, location.href).href };
    pendingRequests.add(request);
    countChange();
    const end = () => {
      if (pendingRequests.delete(request)) countChange();
    };
    try {
      const response = await realFetch(...args);
      // The body can come much later than the answer, on a busy machine.
      response.clone().blob().then(end, end);
      return response;
    } catch (error) {
      end();
      throw error;
    }
  };
  // The mock back end names a request whose answer it holds back (`pending` and `held` of its scenarios).
  addEventListener('request-held', ({ detail }: CustomEventInit<string>) => {
    const request = [...pendingRequests].find(({ url }) => url === detail);
    if (request && pendingRequests.delete(request)) countChange();
  });
  const pendingTimers = new Set<number>();
  story.pendingTimers = pendingTimers;
  const isNeverRun = (delay: number) => !isRunning && delay >= longTimer && delay !== timeLimit;
  const realSetInterval = globalThis.setInterval.bind(globalThis);
  globalThis.setInterval = ((handler: TimerHandler, delay = 0, ...args: unknown[]) =>
    realSetInterval(isNeverRun(delay) ? () => {} : handler, delay, ...args)) as typeof setInterval;
  const realSetTimeout = globalThis.setTimeout.bind(globalThis);
  const realClearTimeout = globalThis.clearTimeout.bind(globalThis);
  globalThis.setTimeout = ((handler: TimerHandler, delay = 0, ...args: unknown[]) => {
    if (typeof handler !== 'function') return realSetTimeout(handler, delay);
    if (isNeverRun(delay)) return realSetTimeout(() => {}, delay);
    const timer = Number(
      realSetTimeout(() => {
        pendingTimers.delete(timer);
        handler(...args);
      }, delay),
    );
    // One of a whole second counts down, again and again.
    if (delay < shortTimer) pendingTimers.add(timer);
    return timer;
  }) as unknown as typeof setTimeout;
  globalThis.clearTimeout = (timer) => {
    pendingTimers.delete(Number(timer));
    realClearTimeout(timer);
  };
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) story.hasLostPicture = true;
    },
    true,
  );
  // React renders what is long in parts, each begun by a message to itself, with frames between them.
  const realPostMessage = MessagePort.prototype.postMessage;
  MessagePort.prototype.postMessage = function (this: MessagePort, ...args: unknown[]) {
    story.messages = (story.messages ?? 0) + 1;
    Reflect.apply(realPostMessage, this, args);
  };
  // Whether an element that a script focuses matches `:focus-visible` depends on what had the focus before
  // it, and not on the story alone. Here it always does, as after a key.
  const realFocus = HTMLElement.prototype.focus;
  HTMLElement.prototype.focus = function (this: HTMLElement, options: FocusOptions = {}) {
    Reflect.apply(realFocus, this, [{ focusVisible: true, ...options }]);
  };
  // Before the first script of the body, which may show a story at once.
  const root = new MutationObserver(() => {
    if (!document.body) return;
    root.disconnect();
    const { attributes } = document.documentElement;
    story.rootAttributes = [...attributes].map(({ name, value }) => [name, value]);
  });
  root.observe(document, { childList: true, subtree: true });
  // A frame inside a story shares the storage with the story.
  if (globalThis.self === globalThis.top) {
    localStorage.clear();
    sessionStorage.clear();
  }
}
