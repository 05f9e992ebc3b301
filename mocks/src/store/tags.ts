import type { Tag } from '@touchline/contract/tag';
import type { Collection } from './collection.ts';

/** Inserts a tag as the first of the list. */
export function insertTag(tags: Collection<Tag>, { title }: { title: string }): Tag {
  return tags.insertFirst({ id: tags.newId(), title });
}

/** Deletes a tag and removes it from all records that carry it. An unknown id changes nothing. */
export function removeTag<Item extends { id: string; tags: string[] }>(
  tags: Collection<Tag>,
  id: string,
  carriers: Collection<Item>,
): true {
  const gone = tags.remove(id);
  if (gone) carriers.update((item) => ({ ...item, tags: item.tags.filter((each) => each !== id) }));
  return true;
}
