let channel: BroadcastChannel | undefined;

/** One channel for the window, because a channel does not receive its own messages. */
function openChannel(): BroadcastChannel {
  return (channel ??= new BroadcastChannel('touchline.shortcuts'));
}

/**
 * Tells the other windows of this browser that shortcuts were changed (SHORTCUT-9). They ask for them
 * again, each as whoever is signed in there.
 */
export function announceShortcutChange(): void {
  openChannel().postMessage(null);
}

/**
 * Calls the listener when another window has changed shortcuts.
 *
 * @returns stops listening
 */
export function onShortcutChangeElsewhere(listener: () => void): () => void {
  const opened = openChannel();
  const hear = () => listener();
  opened.addEventListener('message', hear);
  return () => opened.removeEventListener('message', hear);
}
