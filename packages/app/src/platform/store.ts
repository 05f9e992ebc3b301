import { createStore } from 'jotai';

/** The one atom store: the API client, the session and the hub write to it from outside React. */
export const store = createStore();
