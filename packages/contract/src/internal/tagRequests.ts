import * as v from 'valibot';
import { tag } from '../tag.ts';
import { orDone } from '../tolerant.ts';
import { filled, strictId } from './strict.ts';

const title = filled(60);

/** `{ tag }`: creates a tag, the first of the list. */
export const createTag = { body: v.strictObject({ tag: v.strictObject({ title }) }), answer: tag };

/** `{ id, tag }`: renames a tag. Null for an unknown id. */
export const updateTag = {
  body: v.strictObject({ id: strictId, tag: v.strictObject({ id: v.optional(strictId), title }) }),
  answer: v.nullable(tag),
};

/** `?id`: deletes a tag and removes it from all records that carry it. */
export const deleteTag = {
  query: v.strictObject({ id: strictId }),
  answer: orDone(v.literal(true)),
};
