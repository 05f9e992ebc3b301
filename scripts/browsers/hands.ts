/** The roles by which a journey names what it touches. */
export type Role =
  | 'button'
  /** The label of a radio button, whose own box is hidden. */
  | 'choice'
  | 'combobox'
  | 'heading'
  | 'link'
  | 'menuitem'
  | 'menuitemradio'
  | 'option'
  /** A field whose text is hidden: it has no role. */
  | 'password'
  | 'searchbox'
  | 'spinbutton'
  | 'textbox';

/**
 * What a journey does in a browser. Elements are named by role and by the start of their accessible
 * name, as a person with a screen reader knows them. Each method waits for its element.
 */
export interface Hands {
  open: (path: string) => Promise<void>;
  press: (role: Role, name: string) => Promise<void>;
  fill: (role: Role, name: string, text: string) => Promise<void>;
  sees: (role: Role, name: string) => Promise<void>;
  /** Whether a control cannot be used now. */
  isDisabled: (role: Role, name: string) => Promise<boolean>;
  /** Waits until the page has this text, or until it has it no longer. */
  reads: (text: string, isShown?: boolean) => Promise<void>;
  /** Presses one key, wherever the focus is. */
  key: (name: Key) => Promise<void>;
  /** Types a text, wherever the focus is. */
  type: (text: string) => Promise<void>;
  /** The accessible name of the element with the focus. */
  focused: () => Promise<string>;
  /** What is in a field. */
  value: (role: Role, name: string) => Promise<string>;
  /** The markup of the formatted text that is being written. */
  written: () => Promise<string>;
  /** The layout of the shell. */
  layout: () => Promise<string>;
  /** The colour scheme that the document is drawn in. */
  scheme: () => Promise<string>;
  /** The path and the query of the page that is open. */
  address: () => Promise<string>;
  goBack: () => Promise<void>;
  /** The language of the document. */
  language: () => Promise<string>;
  /** Errors of scripts since the page was opened, where the browser tells them. */
  errors: () => string[];
  /** Forgets the storage of the site and its service worker. */
  forget: () => Promise<void>;
  close: () => Promise<void>;
}

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | 'Space';

/** Reads the markup of the formatted text on the page. */
export const writtenScript = 'document.querySelector("[contenteditable=true]")?.innerHTML ?? ""';

/** How long an element is waited for, in ms. */
export const patience = 20_000;

/** Waits until a value is as wanted. @throws Error with the last value */
export async function expectSoon<Value>(
  read: () => Promise<Value>,
  isRight: (value: Value) => boolean,
): Promise<void> {
  const end = performance.now() + patience;
  for (;;) {
    const value = await read();
    if (isRight(value)) return;
    if (performance.now() > end) throw new Error(`It stayed ${JSON.stringify(value)}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Reads the address and the words of the page, for the line of a step that failed. */
export const shownScript =
  '`${location.pathname} ${document.visibilityState} ${document.documentElement.hidden ? "hidden " : ""}${(document.querySelector("main") ?? document.body).textContent}`.replaceAll(/\\s+/g, " ").slice(0, 400)';

/** A script that forgets the storage of the site and its service worker. */
export const forgetScript = `
  localStorage.clear();
  navigator.serviceWorker.getRegistrations().then((workers) =>
    Promise.all(workers.map((worker) => worker.unregister())),
  )`;
