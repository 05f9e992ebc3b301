import type { AnyEndpoint } from '@touchline/contract/allEndpoints';
import { academyExamples } from './examples/academy.ts';
import { activitiesExamples } from './examples/activities.ts';
import { boardExamples } from './examples/board.ts';
import { dashboardsExamples } from './examples/dashboards.ts';
import { iconsExamples } from './examples/icons.ts';
import { mailExamples } from './examples/mail.ts';
import { notesExamples } from './examples/notes.ts';
import { tasksExamples } from './examples/tasks.ts';
import { advertisementExamples } from './examples/advertisement.ts';
import { authExamples } from './examples/auth.ts';
import { chatExamples } from './examples/chat.ts';
import { contactsExamples } from './examples/contacts.ts';
import { filesExamples } from './examples/files.ts';
import { helpExamples } from './examples/help.ts';
import { inventoryExamples } from './examples/inventory.ts';
import { matchesExamples } from './examples/matches.ts';
import { messagesExamples } from './examples/messages.ts';
import { navigationExamples } from './examples/navigation.ts';
import { notificationsExamples } from './examples/notifications.ts';
import { searchExamples } from './examples/search.ts';
import { shortcutsExamples } from './examples/shortcuts.ts';
import { supportExamples } from './examples/support.ts';
import { previewsExamples } from './examples/previews.ts';
import { matchPagesExamples } from './examples/matchPages.ts';
import { userExamples } from './examples/user.ts';
import { accountsExamples } from './examples/accounts.ts';
import { adminMessagesExamples } from './examples/adminMessages.ts';
import { advertisementsExamples } from './examples/advertisements.ts';
import { adminMatchesExamples } from './examples/adminMatches.ts';
import { favouritesExamples } from './examples/favourites.ts';
import { athletesExamples } from './examples/athletes.ts';
import { teamsExamples } from './examples/teams.ts';
import { imagesExamples } from './examples/images.ts';
import { adminSchoolsExamples } from './examples/adminSchools.ts';
import { schoolsExamples } from './examples/schools.ts';
import type { Example } from './examples/example.ts';

export type ExampleCalls = { readonly [Name in AnyEndpoint]: Example<Name> };

/**
 * A valid request for every call of the contract.
 *
 * @param accessToken a valid token of the account `user`
 */
export function exampleCalls(accessToken: string): ExampleCalls {
  return {
    ...academyExamples,
    ...activitiesExamples,
    ...boardExamples,
    ...dashboardsExamples,
    ...iconsExamples,
    ...mailExamples,
    ...notesExamples,
    ...tasksExamples,
    ...advertisementExamples,
    ...authExamples(accessToken),
    ...chatExamples,
    ...contactsExamples,
    ...filesExamples,
    ...helpExamples,
    ...inventoryExamples,
    ...matchesExamples,
    ...messagesExamples,
    ...navigationExamples,
    ...notificationsExamples,
    ...searchExamples,
    ...shortcutsExamples,
    ...supportExamples,
    ...userExamples,
    ...schoolsExamples,
    ...adminSchoolsExamples,
    ...imagesExamples,
    ...athletesExamples,
    ...favouritesExamples,
    ...matchPagesExamples,
    ...previewsExamples,
    ...adminMatchesExamples,
    ...advertisementsExamples,
    ...adminMessagesExamples,
    ...accountsExamples,
    ...teamsExamples,
  };
}
