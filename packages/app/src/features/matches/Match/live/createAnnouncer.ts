/** The shortest time between two announcements, in ms (MATCH-46). */
const interval = 20_000;

export interface Announcer {
  announce: (text: string) => void;
  stop: () => void;
}

/**
 * Says changes of a match, at most one in 20 s. Of those that come in between only the latest is
 * said when the time is over: a screen reader that reads each of them in turn would fall behind.
 */
export function createAnnouncer(say: (text: string) => void): Announcer {
  let saidAt = Number.NEGATIVE_INFINITY;
  let waiting: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function sayNow(text: string) {
    saidAt = Date.now();
    waiting = undefined;
    say(text);
  }

  return {
    announce(text) {
      const wait = saidAt + interval - Date.now();
      if (wait <= 0 && timer === undefined) {
        sayNow(text);
        return;
      }
      waiting = text;
      timer ??= setTimeout(() => {
        timer = undefined;
        if (waiting !== undefined) sayNow(waiting);
      }, wait);
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
      waiting = undefined;
    },
  };
}
