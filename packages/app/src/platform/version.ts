import manifest from '#manifest' with { type: 'json' };

/** The version of the app, shown in the support sheet and on the about page. */
export const { version } = manifest;
