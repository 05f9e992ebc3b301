import Squire from 'squire-rte';
import { bodyFragment } from './bodyHtml.ts';

/**
 * Keys of the library for formats that a body cannot have, or that would trap the focus or the
 * page.
 */
const refusedKeys = ['Ctrl-', 'Meta-']
  .flatMap((modifier) =>
    ['u', 'd', '[', ']', 'Shift-5', 'Shift-6', 'Shift-7'].map((key) => modifier + key),
  )
  // Tab leads on, and the two for pages scroll.
  .concat('Tab', 'Shift-Tab', 'PageUp', 'PageDown');

/** What stood in an editor when a step was recorded, by its HTML. */
const steps = new WeakMap<Squire, Map<string, DocumentFragment>>();

function stepsOf(editor: Squire) {
  const kept = steps.get(editor) ?? new Map<string, DocumentFragment>();
  steps.set(editor, kept);
  return kept;
}

/**
 * Squire, in which nothing is ever read from a string that was not sanitised, as the policy wants
 * (SEC-3). It sanitises what is pasted with our own function; steps are taken back from copies of
 * the nodes, where the library would read their HTML.
 */
export class BodyMaker extends Squire {
  /** What the editor held at the last change. Declared only: the library sets off a first change. */
  declare private lastHtml?: string;

  constructor(root: HTMLElement) {
    super(root, {
      blockTag: 'P',
      // It would create `http:` and `mailto:` links, which a body cannot have.
      addLinks: false,
      sanitizeToDOMFragment: (html) => document.importNode(bodyFragment(html), true),
      didError: reportError,
    });
    for (const key of refusedKeys) this.setKeyHandler(key, null);
  }

  /** Not recorded as a change: removing zero-width spaces would otherwise clear the redo steps. */
  override _removeZWS(): void {
    if (this._mayHaveZWS) this.modifyDocument(() => super._removeZWS());
  }

  /** Ignores changes of attributes of the field, such as `aria-invalid`, which are not edits. */
  override _docWasChanged(): void {
    const html = super._getRawHTML();
    if (html === this.lastHtml) {
      this._ignoreChange = false;
      return;
    }
    this.lastHtml = html;
    super._docWasChanged();
  }

  override _getRawHTML(): string {
    const html = super._getRawHTML();
    const copy = document.createDocumentFragment();
    copy.append(...[...this.getRoot().childNodes].map((node) => node.cloneNode(true)));
    stepsOf(this).set(html, copy);
    return html;
  }

  override _setRawHTML(html: string): this {
    const copy = stepsOf(this).get(html);
    if (copy) this.getRoot().replaceChildren(copy.cloneNode(true));
    this._ignoreChange = true;
    return this;
  }
}
