import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { devices } from './Preview.css.ts';

export interface PreviewFrameProps {
  title: string;
  /** What is seen in it, for screen readers. */
  label: string;
  device: keyof typeof devices;
  children: ReactNode;
}

interface TrustedTypesWindow {
  trustedTypes?: { emptyHTML: unknown };
}

/**
 * An empty document of its own. `about:blank` would do without a service worker: its pictures pass
 * the worker by, which is the mock back end in Storybook. Where the page demands Trusted Types, the
 * browser's own empty HTML is taken without a policy.
 */
const emptyDocument = ((globalThis as TrustedTypesWindow).trustedTypes?.emptyHTML ?? '') as string;

/** The styles and the attributes of this document, on which theme, scheme and language stand. */
function dress(inner: Document): void {
  const { documentElement: root } = document;
  for (const { name, value } of root.attributes) inner.documentElement.setAttribute(name, value);
}

/**
 * Draws a part of the product in a document of its own, as wide as the screen of a device: the
 * styles ask for the width of the screen, which nothing else can change. It is made smaller where
 * the page has less room. It is a picture of that part: nothing in it can be pressed or reached by
 * keys, and it is read as one.
 */
export function PreviewFrame({ title, label, device, children }: PreviewFrameProps) {
  const [inner, setInner] = useState<Document | null>(null);

  useEffect(() => {
    if (!inner) return undefined;
    for (const sheet of document.querySelectorAll('link[rel="stylesheet"], style'))
      inner.head.append(inner.importNode(sheet, true));
    dress(inner);
    // The iframe ignores keys and presses; `inert` also prevents a script from moving the focus
    // into it.
    inner.body.toggleAttribute('inert', true);
    const themes = new MutationObserver(() => dress(inner));
    themes.observe(document.documentElement, { attributes: true });
    return () => themes.disconnect();
  }, [inner]);

  return (
    <div className={devices[device].opening} role="img" aria-label={label}>
      <iframe
        inert
        className={devices[device].frame}
        title={title}
        srcDoc={emptyDocument}
        onLoad={({ currentTarget }) => setInner(currentTarget.contentDocument)}
      />
      {inner && createPortal(children, inner.body)}
    </div>
  );
}
