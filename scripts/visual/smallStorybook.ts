/**
 * For tests: a Storybook as small as one can be, its channel and stories of plain HTML by id. The one
 * called `broken` throws; the play function of `waiting` fails while the date stands still, and that of
 * `alone` in a document that has shown another story, and that of `once` in the first document of all.
 * `untidy` leaves something in each place where a story can; `left` is what a story finds there.
 */
export function smallStorybook(stories: Record<string, string>): string {
  return `<!doctype html><html lang="en"><body><div id="storybook-root"></div><script>
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
// As React Aria keeps it.
let modality = null;
document.addEventListener('pointerdown', () => { modality = 'pointer'; }, true);
document.addEventListener('keydown', () => { modality = 'keyboard'; }, true);
const leaveAll = () => {
  const root = document.documentElement;
  const field = document.querySelector('input');
  document.cookie = 'left=yes';
  localStorage.setItem('left', 'yes');
  sessionStorage.setItem('left', 'yes');
  indexedDB.open('left').onsuccess = ({ target }) => target.result.close();
  root.className = 'left';
  root.style.fontSize = '30px';
  root.lang = 'tr';
  document.body.style.overflow = 'hidden';
  location.hash = 'left';
  field.focus();
  getSelection().selectAllChildren(document.body);
  scrollTo(0, 100);
  document.dispatchEvent(new Event('pointerdown'));
};
const leftovers = () => ({
  cookie: document.cookie,
  storage: localStorage.length + sessionStorage.length,
  root: Object.fromEntries([...document.documentElement.attributes].map(({ name, value }) => [name, value])),
  body: document.body.getAttribute('style'),
  hash: location.hash,
  focus: document.activeElement.localName,
  selection: String(getSelection()),
  scroll: scrollY,
  modality,
});
const shown = new Set();
const show = ({ storyId }) => {
  shown.add(storyId);
  globalThis.left = leftovers();
  document.querySelector('#storybook-root').innerHTML = stories[storyId];
  if (storyId === 'untidy') leaveAll();
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
