import type { languages } from './internal/languages.ts';
import type { GenericSchema } from 'valibot';
import type { AllEndpoints, AnyEndpoint } from './allEndpoints.ts';
import type { Area } from './endpoint.ts';
import type { Limit } from './limit.ts';

/** The names of the parameters in a path: `id` of `api/matches/:id`. */
type ParametersOf<Path extends string> = Path extends `${infer Before}/${infer After}`
  ? ParametersOf<Before> | ParametersOf<After>
  : Path extends `:${infer Name}`
    ? Name
    : never;

type PathOf<Path extends string> = [ParametersOf<Path>] extends [never]
  ? { path?: never }
  : { path: GenericSchema<Record<ParametersOf<Path>, string>> };

type BodyOf<Name extends AnyEndpoint> = AllEndpoints[Name]['method'] extends 'GET' | 'DELETE'
  ? { body?: never }
  : { body: GenericSchema };

/**
 * The media type of a body: JSON, or a form with files, in which each field of the body is a part.
 */
export type BodyType = 'application/json' | 'multipart/form-data';

/** A language of the interface. */
export type Language = (typeof languages)[number];

/** The schemas of one call. Requests are validated strictly, answers tolerantly. */
export type CallDefinition<Name extends AnyEndpoint> = PathOf<AllEndpoints[Name]['path']> &
  BodyOf<Name> & {
    /** The query parameters, from strings to values. Omitted: none. */
    query?: GenericSchema;
    /** The media type of the body. Omitted: JSON. A form may have 5.3 MB, any other body 1 MB. */
    bodyType?: BodyType;
    /**
     * The languages that the texts of the answer exist in, if the caller chooses one with
     * `Accept-Language`. The first is for callers who want none of them.
     */
    languages?: readonly Language[];
    answer: GenericSchema;
    /** The status of a success. Omitted: 200. */
    status?: 201 | 204;
    /** How often the call may be made. Omitted: as often as wanted. */
    limit?: Limit;
    /**
     * The bodies of the refusals that are the call's own, by status: among them 404 for an unknown id
     * in the path. Every call can also answer 400 for an invalid request, 401 and 403 as `access`
     * defines, one with a body 413 and 415, one with a `limit` 429, and all 5xx, each with a `problem`.
     */
    errors?: Readonly<Record<number, GenericSchema>> & { readonly 429?: never };
  };

/** All calls of an area by name, and no others. */
export type CallsOf<In extends Area> = {
  readonly [
    Name in AnyEndpoint as AllEndpoints[Name]['area'] extends In ? Name : never
  ]: CallDefinition<Name>;
};
