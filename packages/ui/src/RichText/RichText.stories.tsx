import preview from '#storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { RichText } from './RichText.tsx';
import { hostile } from './hostile.ts';
import { sanitise } from './sanitise.ts';

const meta = preview.meta({
  title: 'Controls/RichText',
  component: RichText,
  args: {
    html: '<p><b>Kick-off moved</b> to <em>18:30</em>. See <a href="/matches/12">the match</a>.</p>',
  },
});

export const Formatted = meta.story();

export const InTheDark = meta.story({ globals: { scheme: 'dark' } });

export const Phrase = meta.story({ args: { kind: 'phrase' } });

export const ManyBlocks = meta.story({
  args: {
    html: `<h2>Before the match</h2><p>Please bring:</p><ul><li>boots</li><li>water</li></ul>
      <ol><li>Meet at the gate</li><li>Sign the list</li></ol>
      <blockquote>Be there by <mark>17:45</mark>.</blockquote><pre>Gate  B</pre>
      <p>Questions: <a href="mailto:office@school.example">office</a>,
      <a href="https://school.example/map">map</a></p>`,
  },
});

export const LongTurkish = meta.story({
  args: {
    html: '<p>Karşılaşma <b>öğretmenlerin isteği üzerine</b> ertelendi; ayrıntılar için <a href="https://okul.example/duyurular/cok-uzun-bir-adres-parcasi-buraya-sigmaz">duyuruyu oku</a>.</p>',
  },
  globals: { viewport: { value: 'narrow' }, language: 'tr' },
});

/** Proves SEC-3. */
export const LinksAwayOpenApart = meta.story({
  args: { html: '<a href="https://school.example/map">Map</a>' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Map' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
});

export const LinksWithinAreHandedOver = meta.story({
  args: { onNavigate: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'the match' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('/matches/12');
  },
});

export const PhraseKeepsWordsApartAndHasNoLinks = meta.story({
  args: { kind: 'phrase', html: '<p>Full time</p><p>2 – <b>1</b></p><a href="/x">more</a>' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvasElement).toHaveTextContent('Full time 2 – 1 more');
  },
});

/** Words in another language can say so, in titles as well. Proves LANG-22. */
export const NamesTheLanguageOfWords = meta.story({
  args: { html: 'The match “<span lang="tr">Işıklı Kupası Finali</span>” is moved.' },
  render: ({ html }) => (
    <>
      <RichText html={html} />
      <RichText html={html} kind="phrase" />
    </>
  ),
  play: async ({ canvas }) => {
    const parts = canvas.getAllByText('Işıklı Kupası Finali');
    await expect(parts.map(({ lang }) => lang)).toEqual(['tr', 'tr']);
  },
});

/** Proves SEC-2. */
export const IsTrustedByTheBrowser = meta.story({
  play: async () => {
    await expect(sanitise('<b>x</b>', 'block')).toBeInstanceOf(
      (globalThis as unknown as { TrustedHTML: new () => object }).TrustedHTML,
    );
  },
});

const world = globalThis as { breached?: number };

/** All events that a person or the browser can fire. */
const events = (
  'click mouseover mouseenter pointerenter focus blur input toggle beforetoggle ' +
  'animationstart animationend transitionend load error cancel'
).split(' ');

/** Waits until every picture has loaded or failed and their handlers have run. */
async function settled(element: HTMLElement) {
  const last = new Image();
  const lastFailed = new Promise((resolve) => {
    last.addEventListener('error', resolve);
  });
  await Promise.all(
    [...element.querySelectorAll('img')].map(async (image) => {
      image.loading = 'eager';
      await image.decode().catch(() => undefined);
    }),
  );
  last.src = 'data:,';
  await lastFailed;
}

export const TheProbeItselfCanFire = meta.story({
  args: { html: '<p>The hostile samples work where nothing stops them.</p>' },
  play: async ({ canvasElement }) => {
    delete world.breached;
    const raw = canvasElement.ownerDocument.createElement('div');
    raw.innerHTML = '<img src="data:," onerror="globalThis.breached=1">';
    await settled(raw);
    await waitFor(() => expect(world.breached).toBe(1));
    delete world.breached;
  },
});

function HostileList() {
  return (
    <ol>
      {hostile.map((html) => (
        <li key={html}>
          <RichText html={html} />
          <RichText html={html} kind="phrase" />
        </li>
      ))}
    </ol>
  );
}

/** Proves SEC-1. */
export const NothingHostileRuns = meta.story({
  render: () => <HostileList />,
  play: async ({ canvasElement }) => {
    delete world.breached;
    for (const element of canvasElement.querySelectorAll('li *')) {
      for (const type of events) {
        const event = new Event(type, { bubbles: true, cancelable: true });
        element.addEventListener(type, (own) => own.preventDefault(), { once: true });
        element.dispatchEvent(event);
      }
    }
    await settled(canvasElement);
    await expect(world.breached).toBeUndefined();
  },
});

/** Proves SEC-1, SEC-3. */
export const NothingHostileIsLeft = meta.story({
  render: () => <HostileList />,
  play: async ({ canvas }) => {
    const [list] = canvas.getAllByRole('list') as [HTMLElement];
    await expect(list.children).toHaveLength(hostile.length);
    const elements = [...list.querySelectorAll('li > * *')];
    const attributes = elements.flatMap((element) => element.getAttributeNames());
    await expect(
      attributes.filter((name) =>
        /^on|^(?:style|id|name|class|ping|srcset|form.*|data-.*)$/.test(name),
      ),
    ).toEqual([]);
    await expect(
      elements.filter((element) =>
        element.matches(
          'script, iframe, object, embed, style, link, meta, base, form, input, button, svg, math, h1, nav, dialog',
        ),
      ),
    ).toEqual([]);
    // The sanitiser cannot remove `is` after parsing, so it empties the attribute.
    await expect(elements.filter((element) => element.getAttribute('is'))).toEqual([]);
    for (const link of list.querySelectorAll('a')) {
      await expect(['', 'http:', 'https:', 'mailto:', 'tel:']).toContain(
        link.protocol.replace(/^:$/, ''),
      );
      await expect(link.origin === location.origin || link.target === '_blank' || !link.href).toBe(
        true,
      );
    }
  },
});
