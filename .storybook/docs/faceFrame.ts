import type { Decorator } from '@storybook/react-vite';
import type { Args } from 'storybook/internal/types';
import { keepFocusInFace } from './focusOfFace.ts';

/**
 * In the address of a story that is a face on a page of documentation: the args that the page changes,
 * as JSON. Storybook's own `args` drop every text with another letter than those of English.
 */
const faceParameter = 'face';

/** The part of an address that makes a story a face. */
export function faceQuery(args: Args): Record<string, string> {
  return { [faceParameter]: JSON.stringify(args) };
}

/** Gives a story the args that the page around it changes. */
export const withFaceArgs: Decorator = (Story, { args }) => {
  const changed = new URLSearchParams(window.location.search).get(faceParameter);
  return Story(changed === null ? {} : { args: { ...args, ...(JSON.parse(changed) as Args) } });
};

/**
 * Keeps a face as its play function left it. Faces are frames beside each other on one page: when
 * the reader leaves one, nothing in it has the focus, so that a list would close and a field would
 * drop what was typed.
 */
export function keepFaceAsPlayed(): void {
  if (!new URLSearchParams(window.location.search).has(faceParameter)) return;
  keepFocusInFace();
  const keep = (event: FocusEvent) => {
    // `relatedTarget` is null when the focus leaves the frame.
    if (event.isTrusted && event.relatedTarget === null) event.stopImmediatePropagation();
  };
  window.addEventListener('blur', keep, { capture: true });
  window.addEventListener('focusout', keep, { capture: true });
}
