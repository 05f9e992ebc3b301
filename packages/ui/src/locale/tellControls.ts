/** Where React Aria looks for a language when no provider of its own stands around a control. */
const key = Symbol.for('react-aria.i18n.locale');

/**
 * Gives the controls their language. Its provider would bring React Aria into the first view, and
 * with it 20 ms of asking the browser for its languages; this waits until React Aria is there.
 *
 * @param locale BCP 47 tag
 */
export function tellControls(locale: string): void {
  Object.assign(window, { [key]: locale });
  // Those on the page listen to the browser's language and read again.
  dispatchEvent(new Event('languagechange'));
}
