import * as v from 'valibot';
import { problem } from '../problem.ts';
import { strictId } from './strict.ts';

export const idPath = v.strictObject({ id: strictId });

/** The refusal of a call by the id of a record, when there is none with it. */
export const unknownId = { 404: problem };

/** A call by the id of a record. */
export const byId = { path: idPath, errors: unknownId };
