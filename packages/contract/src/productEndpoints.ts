import { type EndpointRow, given } from './endpoint.ts';

/** The calls of the product that are not in the first script. */
export const productEndpoints = {
  chatContacts: given('chat', 'GET', 'api/apps/chat/contacts', 'signedIn'),
  chatContact: given('chat', 'GET', 'api/apps/chat/contact', 'signedIn'),
  chatProfile: given('chat', 'GET', 'api/apps/chat/profile', 'signedIn'),
} as const satisfies Record<string, EndpointRow>;
