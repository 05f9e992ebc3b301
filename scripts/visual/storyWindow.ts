/** Storybook's channel keeps the last event of each type. */
export interface Channel {
  last: (event: string) => unknown[] | undefined;
  on: (event: string, listener: (...args: unknown[]) => void) => void;
  off: (event: string, listener: (...args: unknown[]) => void) => void;
  emit: (event: string, value: unknown) => void;
}

/** The globals that are read or set here. */
export interface StoryWindow extends Window {
  __STORYBOOK_ADDONS_CHANNEL__?: Channel;
  __STORYBOOK_PREVIEW__?: { view?: { showPreparingStory: () => void } };
  /** Requests without an answer so far that are waited for, kept by `prepare`. */
  pendingRequests?: Set<{ url: string }>;
  /** How often a request has begun or was answered. */
  requestChanges?: number;
  /** Short timers that have not run so far, such as that of a search field, kept by `prepare`. */
  pendingTimers?: Set<number>;
  /** Whether a picture of the story has failed to load, kept by `prepare`. */
  hasLostPicture?: boolean;
  /** How often something was sent over a message channel, as React does to go on with its work. */
  messages?: number;
  /** The attributes of the root as the page came, kept by `prepare`. */
  rootAttributes?: [name: string, value: string][];
}
