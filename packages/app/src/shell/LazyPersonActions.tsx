import { Suspense } from 'react';
import { lazyNamed } from '../lazyNamed.ts';
import { place } from './LazyPersonActions.css.ts';

/** Only people who are signed in see these buttons: a visitor does not fetch them. */
const load = () => import('./PersonActions.tsx');

function personAction(name: keyof Awaited<ReturnType<typeof load>>) {
  const { Component } = lazyNamed(load, name);
  return function PersonAction() {
    return (
      <Suspense fallback={<span className={place} />}>
        <Component />
      </Suspense>
    );
  };
}

export const MessagesAction = personAction('MessagesAction');
export const NotificationsAction = personAction('NotificationsAction');
export const UserAction = personAction('UserAction');
