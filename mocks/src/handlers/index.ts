import { type HttpHandler, http } from 'msw';
import { type EndpointHandler, createRouter } from '../router.ts';
import { advertisementHandlers } from './advertisement.ts';
import { boardHandlers } from './areas/board.ts';
import { contactsHandlers } from './areas/contacts.ts';
import { filesHandlers } from './areas/files.ts';
import { helpHandlers } from './areas/help.ts';
import { inventoryHandlers } from './areas/inventory.ts';
import { mailHandlers } from './areas/mail.ts';
import { notesHandlers } from './areas/notes.ts';
import { samplesHandlers } from './areas/samples.ts';
import { tasksHandlers } from './areas/tasks.ts';
import { authHandlers } from './auth.ts';
import { chatHandlers } from './chat.ts';
import { inboxesHandlers } from './inboxes.ts';
import { matchHandlers } from './matches.ts';
import { picturesHandlers } from './pictures.ts';
import { searchHandlers } from './search.ts';
import { shortcutsHandlers } from './shortcuts.ts';
import { supportHandlers } from './support.ts';
import { userHandlers } from './user.ts';
import { accountsHandlers } from './accounts.ts';
import { adminMessagesHandlers } from './adminMessages.ts';
import { adminMatchesHandlers } from './adminMatches.ts';
import { previewsHandlers } from './previews.ts';
import { favouritesHandlers } from './favourites.ts';
import { athletesHandlers } from './athletes.ts';
import { teamsHandlers } from './teams.ts';
import { imagesHandlers } from './images.ts';
import { schoolsHandlers } from './schools.ts';

/** The handlers of all calls. */
export const handlers: EndpointHandler[] = [
  ...authHandlers,
  ...userHandlers,
  ...inboxesHandlers,
  ...shortcutsHandlers,
  ...chatHandlers,
  ...searchHandlers,
  ...matchHandlers,
  ...advertisementHandlers,
  ...supportHandlers,
  ...schoolsHandlers,
  ...imagesHandlers,
  ...athletesHandlers,
  ...favouritesHandlers,
  ...adminMatchesHandlers,
  ...previewsHandlers,
  ...adminMessagesHandlers,
  ...accountsHandlers,
  ...teamsHandlers,
  ...contactsHandlers,
  ...inventoryHandlers,
  ...filesHandlers,
  ...helpHandlers,
  ...mailHandlers,
  ...notesHandlers,
  ...boardHandlers,
  ...tasksHandlers,
  ...samplesHandlers,
  ...picturesHandlers,
];

export const router = createRouter(handlers);

/**
 * Matches `/api/` only at the start of the path, because folders of source files can have that name
 * too.
 */
const underApi = /^https?:\/\/[^/]+\/api\//;

/** All calls as one handler of MSW, for the service worker and for Node. */
export const apiHandler: HttpHandler = http.all(underApi, ({ request }) => router.respond(request));
