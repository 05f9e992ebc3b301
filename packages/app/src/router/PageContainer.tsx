import { createElement, type ReactNode } from 'react';
import { pageContainer } from './PageContainer.css.ts';

const tag = 'page-place';

// What React hides has `display: none !important` in its style attribute, and the browser would do all
// its work when it is shown. Only the element's own shadow outranks that. What comes is laid out, over
// the page that is seen and as wide; what was left stays as it is, and is no longer looked at.
const hiddenStyle = `
  :host([style*='none']) {
    display: flex !important;
    position: absolute;
    inset: 0;
    overflow: clip;
  }
  :host([style*='none'][data-prerendered]) {
    visibility: hidden;
  }
  :host([style*='none']:not([data-prerendered])) {
    content-visibility: hidden;
    pointer-events: none;
  }
`;

// Without a browser, at build time, it is an element without a meaning.
if (typeof customElements !== 'undefined' && !customElements.get(tag)) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(hiddenStyle);
  customElements.define(
    tag,
    class extends HTMLElement {
      constructor() {
        super();
        const shadow = this.attachShadow({ mode: 'open' });
        shadow.adoptedStyleSheets = [sheet];
        shadow.append(document.createElement('slot'));
      }
    },
  );
}

export interface PageContainerProps {
  /** Not shown yet. Of what is hidden React draws nothing at once, so this has to be said before. */
  isPrerendered: boolean;
  children: ReactNode;
}

/** The place of one page, which an `Activity` shows and hides at little cost. */
export function PageContainer({ isPrerendered, children }: PageContainerProps) {
  return createElement(
    tag,
    { className: pageContainer, 'data-prerendered': isPrerendered || undefined },
    children,
  );
}
