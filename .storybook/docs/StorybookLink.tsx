import type { MouseEvent, ReactNode } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { link } from './docs.css.ts';

export interface StorybookLinkProps {
  /** `docs` for a page, `story` for a story. */
  to: 'docs' | 'story';
  id: string;
  children: ReactNode;
  className?: string;
}

/** A link to another page of Storybook. The manager follows it and keeps the toolbar's values. */
export function StorybookLink({ to, id, children, className = link }: StorybookLinkProps) {
  const path = `?path=/${to}/${id}`;
  function follow(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    // Without the manager no one handles the event, so the link is followed normally.
    if (window.parent === window) return;
    event.preventDefault();
    addons.getChannel().emit(NAVIGATE_URL, path);
  }
  return (
    <a className={className} href={`./${path}`} target="_top" onClick={follow}>
      {children}
    </a>
  );
}
