import * as v from 'valibot';
import { answerAt } from '../../api.ts';
import type { Tag } from '../../fixtures/areas/contacts.ts';
import type { Collection } from '../../store/collection.ts';

/**
 * The fields of a record of a mock area. The bodies are not validated, because the real API may
 * never have these areas (PRODUCT-6).
 */
export const fields = v.record(v.string(), v.unknown());

/** The body `{ id, [name]: fields }` of the calls that change a record. */
export function changeOf<Name extends string>(name: Name) {
  return v.object({ id: v.string(), [name]: fields } as Record<'id', v.StringSchema<undefined>> &
    Record<Name, typeof fields>);
}

/**
 * Handlers that create a tag at the top, rename one, or delete one and remove it from all records.
 */
export function tagHandlers<Item extends { id: string; tags: string[] }>(
  base: string,
  tags: Collection<Tag>,
  carriers: Collection<Item>,
) {
  return [
    answerAt('GET', `${base}/tags`, () => tags.list()),
    answerAt('POST', `${base}/tag`, async ({ body }) => {
      const { tag } = await body(v.object({ tag: v.object({ title: v.string() }) }));
      return tags.insertFirst({ title: tag.title, id: tags.newId() });
    }),
    answerAt('PATCH', `${base}/tag`, async ({ body }) => {
      const { id, tag } = await body(changeOf('tag'));
      return tags.merge(id, tag as Partial<Tag>);
    }),
    answerAt('DELETE', `${base}/tag`, ({ query }) => {
      const gone = tags.remove(query.get('id'));
      if (gone)
        carriers.update((item) => ({ ...item, tags: item.tags.filter((id) => id !== gone.id) }));
      return true;
    }),
  ];
}
