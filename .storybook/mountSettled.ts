import type { ReactRenderer } from '@storybook/react-vite';
import type { ProjectAnnotations } from 'storybook/internal/types';

/**
 * Mounts a story and lets its effects run before the play begins. In development `act` of React
 * does so; the published Storybook has the React of production, which knows no `act`.
 */
export const mountSettled: ProjectAnnotations<ReactRenderer>['mount'] = (context) => async (ui) => {
  if (ui !== undefined) context.originalStoryFn = () => ui;
  await context.renderToCanvas();
  await nextTask();
  return context.canvas;
};

/** React hands its effects to a message channel: what is sent through another comes after them. */
function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', () => resolve(), { once: true });
    port1.start();
    port2.postMessage(null);
  });
}
