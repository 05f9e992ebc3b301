import { createStore } from 'jotai';

/** The only Jotai store: the API client, the session and the hub write to it outside React. */
export const store = createStore();
