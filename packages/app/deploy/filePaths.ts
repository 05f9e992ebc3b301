import { hashedFolder } from './headers.ts';

/**
 * The addresses of files, in words that JavaScript and nginx read alike: what is in a folder of the build,
 * or right below the root and ends like a file. A missing file is a 404 and never the page, so that the
 * app detects a missing chunk of an older build (SEC-9). All other addresses are pages, whose ids may
 * hold dots (ROUTE-10).
 */
export const filePattern = String.raw`^${hashedFolder}|^/(?:i18n|icons)/|^/[^/?]*\.\w+(?:\?|$)`;

/** The addresses, with their queries, that the page does not draw: those of the API and of files. */
export const notPages: readonly RegExp[] = [/^\/api\//, new RegExp(filePattern)];

/**
 * The paths below a folder that end like a file: one that the operator of a site has laid beside the
 * build, to which data may link (INBOX-4). The id of a page may end so too.
 */
export const mayBeFile = /^\/.+\/[^/]+\.[a-z][a-z\d]{1,4}$/i;
