import type { AnyEndpoint } from './allEndpoints.ts';
import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { CallDefinition } from './call.ts';
import { calls as advertisement } from './calls/advertisement.ts';
import { calls as auth } from './calls/auth.ts';
import { calls as chat } from './calls/chat.ts';
import { calls as matches } from './calls/matches.ts';
import { calls as matchPages } from './calls/matchPages.ts';
import { calls as messages } from './calls/messages.ts';
import { calls as navigation } from './calls/navigation.ts';
import { calls as notifications } from './calls/notifications.ts';
import { calls as shortcuts } from './calls/shortcuts.ts';
import { calls as support } from './calls/support.ts';
import { calls as academy } from './calls/samples/academy.ts';
import { calls as contacts } from './calls/samples/contacts.ts';
import { calls as files } from './calls/samples/files.ts';
import { calls as search } from './calls/samples/search.ts';
import { calls as help } from './calls/samples/help.ts';
import { calls as inventory } from './calls/samples/inventory.ts';
import { calls as activities } from './calls/samples/activities.ts';
import { calls as board } from './calls/samples/board.ts';
import { calls as dashboards } from './calls/samples/dashboards.ts';
import { calls as icons } from './calls/samples/icons.ts';
import { calls as mail } from './calls/samples/mail.ts';
import { calls as notes } from './calls/samples/notes.ts';
import { calls as tasks } from './calls/samples/tasks.ts';
import { calls as user } from './calls/user.ts';
import { calls as accounts } from './calls/accounts.ts';
import { calls as adminMessages } from './calls/adminMessages.ts';
import { calls as advertisements } from './calls/advertisements.ts';
import { calls as adminMatches } from './calls/adminMatches.ts';
import { calls as previews } from './calls/previews.ts';
import { calls as favourites } from './calls/favourites.ts';
import { calls as athletes } from './calls/athletes.ts';
import { calls as teams } from './calls/teams.ts';
import { calls as images } from './calls/images.ts';
import { calls as schools } from './calls/schools.ts';
import { calls as adminSchools } from './calls/adminSchools.ts';

/**
 * The schemas of all calls, by area. Written out, because the compiler refuses to infer so long a type
 * in a declaration file.
 */
export type Definitions = typeof auth &
  typeof user &
  typeof navigation &
  typeof messages &
  typeof notifications &
  typeof shortcuts &
  typeof chat &
  typeof matches &
  typeof advertisement &
  typeof support &
  typeof schools &
  typeof adminSchools &
  typeof images &
  typeof athletes &
  typeof favourites &
  typeof matchPages &
  typeof adminMatches &
  typeof previews &
  typeof advertisements &
  typeof adminMessages &
  typeof accounts &
  typeof teams &
  typeof academy &
  typeof contacts &
  typeof files &
  typeof search &
  typeof help &
  typeof inventory &
  typeof activities &
  typeof board &
  typeof dashboards &
  typeof icons &
  typeof mail &
  typeof notes &
  typeof tasks;

/**
 * The schemas of all calls by name. The client imports only the types, and loads the schemas by
 * area.
 */
export const definitions: Definitions = {
  ...auth,
  ...user,
  ...navigation,
  ...messages,
  ...notifications,
  ...shortcuts,
  ...chat,
  ...matches,
  ...advertisement,
  ...support,
  ...schools,
  ...adminSchools,
  ...images,
  ...athletes,
  ...favourites,
  ...matchPages,
  ...adminMatches,
  ...previews,
  ...advertisements,
  ...adminMessages,
  ...accounts,
  ...teams,
  ...academy,
  ...contacts,
  ...files,
  ...search,
  ...help,
  ...inventory,
  ...activities,
  ...board,
  ...dashboards,
  ...icons,
  ...mail,
  ...notes,
  ...tasks,
} satisfies { readonly [Name in AnyEndpoint]: CallDefinition<Name> };

/** A part of a request, optional when all its fields are. */
type Part<Name extends string, Value> =
  Record<never, never> extends Value ? { [Key in Name]?: Value } : { [Key in Name]: Value };

type PathPart<Definition> = Definition extends { path: infer Schema extends GenericSchema }
  ? Part<'path', InferInput<Schema>>
  : { path?: undefined };

/** Query values; the client serialises them. */
type QueryPart<Definition> = Definition extends { query: infer Schema extends GenericSchema }
  ? Part<'query', InferOutput<Schema>>
  : { query?: undefined };

type BodyPart<Definition> = Definition extends { body: infer Schema extends GenericSchema }
  ? Part<'body', InferInput<Schema>>
  : { body?: undefined };

/** The request as the caller passes it. */
export type RequestOf<Name extends AnyEndpoint> = PathPart<Definitions[Name]> &
  QueryPart<Definitions[Name]> &
  BodyPart<Definitions[Name]>;

/** The answer as the caller gets it. */
export type AnswerOf<Name extends AnyEndpoint> = InferOutput<Definitions[Name]['answer']>;

type Checked<Definition, Key extends string> = Definition extends {
  [Each in Key]: infer Schema extends GenericSchema;
}
  ? InferOutput<Schema>
  : undefined;

/** A valid request as the back end reads it. */
export interface ReceivedBy<Name extends AnyEndpoint> {
  path: Checked<Definitions[Name], 'path'>;
  query: Checked<Definitions[Name], 'query'>;
  body: Checked<Definitions[Name], 'body'>;
}
