import { emulateMedia, supportsMedia } from './emulateMedia.ts';

const active = { 'forced-colors': 'active' } as const;

/** Of a story in forced colours, which has the tag `emulated` as well. */
export const inForcedColours = {
  // The forced colours change back while axe reads them.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  beforeEach: () => emulateMedia(active),
};

/** Without them there is nothing to check, as in Storybook itself on most systems. */
export function areColoursForced(): boolean {
  return supportsMedia(active);
}

/** What the page draws for a system colour of CSS, such as `CanvasText`. */
export function systemColour(name: string): string {
  const probe = document.createElement('span');
  probe.style.color = name;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
