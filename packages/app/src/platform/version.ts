import manifest from '#manifest' with { type: 'json' };

/** Version of the app, as the contact sheet and the about page say it. */
export const { version } = manifest;
