import type { ReactRenderer } from '@storybook/react-vite';
import { createElement, useEffect, type ReactNode } from 'react';
import type { ProjectAnnotations } from 'storybook/internal/types';

/**
 * Mounts a story and waits for its effects before the play function starts. In development React's
 * `act` does so; the published Storybook uses the production build, which has no `act`.
 */
export const mountAndSettle: ProjectAnnotations<ReactRenderer>['mount'] =
  (context) => async (ui) => {
    let hasSettled = false;
    const settle = () => {
      hasSettled = true;
    };
    const story = context.originalStoryFn;
    context.originalStoryFn = (...args) =>
      createElement(EffectProbe, { onSettled: settle }, ui ?? story(...args));
    await context.renderToCanvas();
    for (let task = 0; !hasSettled && task < maxTasks; task += 1) await nextTask();
    return context.canvas;
  };

/**
 * The maximum number of tasks to wait for. React yields to the browser between slices, and a story
 * that threw never settles.
 */
const maxTasks = 200;

interface EffectProbeProps {
  onSettled: () => void;
  children?: ReactNode;
}

/** Its effect runs after the effects of its children. */
function EffectProbe({ onSettled, children }: EffectProbeProps) {
  useEffect(onSettled, [onSettled]);
  return children;
}

/**
 * Resolves in a new task. React schedules its work with a message channel; another channel takes
 * turns with it.
 */
function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', () => resolve(), { once: true });
    port1.start();
    port2.postMessage(null);
  });
}
