import type { ReactRenderer } from '@storybook/react-vite';
import { createElement, useEffect, type ReactNode } from 'react';
import type { ProjectAnnotations } from 'storybook/internal/types';

/**
 * Mounts a story and lets its effects run before the play begins. In development `act` of React
 * does so; the published Storybook has the React of production, which knows no `act`.
 */
export const mountSettled: ProjectAnnotations<ReactRenderer>['mount'] = (context) => async (ui) => {
  let hasSettled = false;
  const settle = () => {
    hasSettled = true;
  };
  const story = context.originalStoryFn;
  context.originalStoryFn = (...args) =>
    createElement(Settling, { onSettled: settle }, ui ?? story(...args));
  await context.renderToCanvas();
  for (let task = 0; !hasSettled && task < mostTasks; task += 1) await nextTask();
  return context.canvas;
};

/** React yields to the browser between its slices; a story that threw never settles. */
const mostTasks = 200;

interface SettlingProps {
  onSettled: () => void;
  children?: ReactNode;
}

/** Its effect runs after those of what is in it. */
function Settling({ onSettled, children }: SettlingProps) {
  useEffect(onSettled, [onSettled]);
  return children;
}

/** React works in tasks of a message channel: what is sent through another comes in its turn. */
function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', () => resolve(), { once: true });
    port1.start();
    port2.postMessage(null);
  });
}
