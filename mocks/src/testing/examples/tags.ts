/** Requests of the calls about the tags of a resource. */
export function tagRequests(id: string) {
  return {
    create: { request: { body: { tag: { title: 'Referee' } } }, required: ['tag', 'tag.title'] },
    update: {
      request: { body: { id, tag: { id, title: 'Referee' } } },
      required: ['id', 'tag', 'tag.title'],
    },
    remove: { request: { query: { id } }, required: ['id'] },
  };
}
