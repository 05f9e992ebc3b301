/**
 * For tests: a Storybook as small as one can be, its channel and stories of plain HTML by id. The one
 * called `broken` throws; the play function of `waiting` fails while the date stands still, and that of
 * `alone` in a document that has shown another story, and that of `once` in the first document of all.
 */
export function smallStorybook(stories: Record<string, string>): string {
  return `<!doctype html><html><body><div id="storybook-root"></div><script>
const stories = ${JSON.stringify(stories)};
const [listeners, last] = [{}, {}];
const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__ = {
  last: (event) => last[event],
  on: (event, listener) => (listeners[event] ??= new Set()).add(listener),
  off: (event, listener) => listeners[event]?.delete(listener),
  emit(event, value) {
    last[event] = [value];
    for (const listener of listeners[event] ?? []) listener(value);
  },
};
const standsStill = () => {
  const [date, start] = [Date.now(), performance.now()];
  while (performance.now() < start + 20);
  return Date.now() === date;
};
const shown = new Set();
const show = ({ storyId }) => {
  shown.add(storyId);
  document.querySelector('#storybook-root').innerHTML = stories[storyId];
  if (storyId === 'broken') channel.emit('storyThrewException', {});
  if (storyId === 'waiting' && standsStill()) channel.emit('playFunctionThrewException', {});
  if (storyId === 'alone' && shown.size > 1) {
    channel.emit('playFunctionThrewException', { message: '\\u001b[2mNot the\\u001b[22m\\n  first' });
  }
  // The name of a window outlives its documents.
  if (storyId === 'once' && window.name !== 'once') {
    window.name = 'once';
    channel.emit('playFunctionThrewException', { message: 'Not yet' });
  }
  channel.emit('storyFinished', { storyId });
};
channel.on('setCurrentStory', show);
show({ storyId: new URL(location.href).searchParams.get('id') });
</script></body></html>`;
}
