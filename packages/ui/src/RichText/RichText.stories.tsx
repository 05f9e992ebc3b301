import preview from '#storybook/preview';
import createDOMPurify, { type Config } from 'dompurify';
import { useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, waitFor } from 'storybook/test';
import { RichText } from './RichText.tsx';
import { hostile } from './hostile.ts';
import { configs, dropUnlistedAttribute, dropUnsafeAddress, sanitise, secure } from './sanitise.ts';

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

/** A server has no document to sanitise with, so that the browser adds the text. */
export const TheBrowserAddsWhatAServerCannotSanitise = meta.story({
  render: (args) => (
    <div data-app dangerouslySetInnerHTML={{ __html: renderToString(<RichText {...args} />) }} />
  ),
  play: async ({ args, canvas, canvasElement }) => {
    const container = canvasElement.querySelector('[data-app]') as HTMLElement;
    await expect(container.textContent).toBe('');
    const drawn = container.firstElementChild;
    const onRecoverableError = fn();
    const root = hydrateRoot(container, <RichText {...args} />, { onRecoverableError });
    await expect(await canvas.findByRole('link', { name: 'the match' })).toBeVisible();
    await expect(container.firstElementChild).toBe(drawn);
    await expect(onRecoverableError).not.toHaveBeenCalled();
    root.unmount();
  },
});

function AfterEachCommit({ onCommit }: { onCommit: () => void }) {
  useLayoutEffect(() => void onCommit());
  return null;
}

/** In the first commit, so that nothing is seen without it. */
export const WithoutAServerTheTextIsThereAtOnce = meta.story({
  render: () => <div data-app />,
  play: async ({ args, canvas, canvasElement }) => {
    const container = canvasElement.querySelector('[data-app]') as HTMLElement;
    const root = createRoot(container);
    const texts: (string | null)[] = [];
    root.render(
      <>
        <RichText {...args} />
        <AfterEachCommit onCommit={() => texts.push(container.textContent)} />
      </>,
    );
    await expect(await canvas.findByRole('link', { name: 'the match' })).toBeVisible();
    await expect(texts[0]).toContain('Kick-off moved');
    root.unmount();
  },
});

/** A table is as wide as its place, and one of many columns scrolls in it: the page never does. */
export const AWideTableScrollsInItsPlace = meta.story({
  args: {
    html: `<table width="900"><tr>${'<td width="300" nowrap>Kick-off moved</td>'.repeat(60)}</tr></table>`,
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { documentElement } = canvasElement.ownerDocument;
    await waitFor(() =>
      expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth),
    );
    // By keyboard as well.
    await userEvent.tab();
    const block = canvas.getByRole('table').parentElement as HTMLElement;
    await expect(block).toHaveFocus();
    await expect(block.scrollWidth).toBeGreaterThan(block.clientWidth);
  },
});

/** What fits is no stop of Tab. */
export const AnUsualTableFits = meta.story({
  args: {
    html: `<table width="900"><tr>${'<td width="300" nowrap>Kick-off moved</td>'.repeat(3)}</tr></table>`,
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    const block = canvas.getByRole('table').parentElement as HTMLElement;
    await waitFor(() => expect(block.scrollWidth).toBe(block.clientWidth));
    await userEvent.tab();
    await expect(block).not.toHaveFocus();
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

/** All that may be left of the hostile samples; whatever else is left is a fault. */
const harmlessElements = new Set(
  'a b blockquote br center code details div em font i img li mark ol p pre s small span strong sub summary sup table tbody td tr u ul'.split(
    ' ',
  ),
);
const harmlessAttributes = new Set(
  'alt dir href lang loading open referrerpolicy rel src target title'.split(' '),
);

/** What of the sanitised samples could harm the page or its reader. */
function remainsOf(root: ParentNode): string[] {
  const found: string[] = [];
  for (const element of root.querySelectorAll('*')) {
    if (!harmlessElements.has(element.localName)) found.push(`<${element.localName}>`);
    if (element.namespaceURI !== 'http://www.w3.org/1999/xhtml') found.push('foreign content');
    for (const { name, value } of element.attributes) {
      // The sanitiser cannot remove `is` after parsing, so it empties the attribute.
      if (!harmlessAttributes.has(name) && !(name === 'is' && value === ''))
        found.push(`${element.localName}[${name}]`);
    }
  }
  for (const link of root.querySelectorAll('a')) {
    if (!['', ':', 'http:', 'https:', 'mailto:', 'tel:'].includes(link.protocol))
      found.push(`an address with ${link.protocol}`);
    if (link.username || link.password || (link.href && !URL.canParse(link.href)))
      found.push(`an address that hides its host: ${link.href}`);
    const written = (link.getAttribute('href') ?? '#').replaceAll(/[\s\p{Cc}]/gu, '');
    if (!/^(?:https?:|mailto:|tel:|#|\/(?![/\\]))/i.test(written))
      found.push(`an address that is not what it seems: ${written}`);
    const isAway = /^https?:$/.test(link.protocol) && link.origin !== location.origin;
    if (isAway && (link.target !== '_blank' || link.rel !== 'noopener noreferrer'))
      found.push(`a link to another site that knows this one: ${link.outerHTML}`);
    if (!isAway && (link.target || link.rel)) found.push(`a link with a target: ${link.outerHTML}`);
  }
  for (const image of root.querySelectorAll('img')) {
    if (image.referrerPolicy !== 'no-referrer') found.push('a picture that tells who looks');
  }
  return found;
}

/** Proves SEC-1, SEC-3. */
export const NothingHostileIsLeft = meta.story({
  render: () => <HostileList />,
  play: async ({ canvas }) => {
    const [list] = canvas.getAllByRole('list') as [HTMLElement];
    await expect(list.children).toHaveLength(hostile.length);
    for (const item of list.children) {
      for (const text of item.children) await expect(remainsOf(text)).toEqual([]);
    }
  },
});

interface Weakness extends Config {
  /** What it keeps besides the attributes of the list. */
  attributes?: readonly string[];
}

/** What a sanitiser could forget, and what has to be noticed of each. */
const weaknesses: Record<string, Weakness> = {
  'elements with styles': { FORBID_TAGS: [] },
  'attributes with styles': { attributes: ['style'] },
  'names that a script of the page looks for': { attributes: ['id', 'name'] },
  'classes of the product': { attributes: ['class'] },
  'another role': { attributes: ['role'] },
  'another name for screen readers': { attributes: ['aria-label'] },
  'what nobody can see': { attributes: ['hidden'] },
  'addresses with a script': { ALLOWED_URI_REGEXP: /^(?:javascript:|https?:|\/)/i },
  'addresses of data': { ALLOWED_URI_REGEXP: /^(?:data:|https?:|\/)/i },
  'addresses with a control character': {
    ALLOWED_URI_REGEXP: /^(?:https?:|[^a-z]*javascript:|\/)/i,
  },
  'addresses of another host': { ALLOWED_URI_REGEXP: /^(?:https?:|\/)/i },
  'documents in an attribute': {
    ADD_TAGS: ['iframe'],
    ADD_ATTR: ['srcdoc'],
    attributes: ['srcdoc'],
  },
  'handlers of events': {
    ADD_ATTR: ['onerror'],
    ADD_URI_SAFE_ATTR: ['onerror'],
    attributes: ['onerror'],
  },
  'a form': { FORBID_TAGS: ['style'] },
  'another base of all addresses': { ADD_TAGS: ['base'] },
  'a refresh of the document': { ADD_TAGS: ['meta'], ADD_ATTR: ['http-equiv', 'content'] },
  'a script': { ADD_TAGS: ['script'] },
  drawings: { USE_PROFILES: { html: true, svg: true } },
  formulas: { USE_PROFILES: { html: true, mathMl: true } },
  'data of the page': { ALLOW_DATA_ATTR: true, attributes: ['data-theme'] },
  'a second navigation': { FORBID_TAGS: ['style', 'form', 'h1'] },
  'a call on each click': { ADD_ATTR: ['ping'], attributes: ['ping'] },
  'elements of others': { CUSTOM_ELEMENT_HANDLING: { tagNameCheck: /./ } },
};

/** Each weaker sanitiser would be found by the check of `NothingHostileIsLeft`. */
export const EachWeakerSanitiserIsNoticed = meta.story({
  play: async () => {
    const purifier = createDOMPurify(globalThis as unknown as Window & typeof globalThis);
    let kept: readonly string[] = [];
    purifier.addHook('uponSanitizeAttribute', function keepMore(element, event, config) {
      if (!kept.includes(event.attrName)) {
        dropUnlistedAttribute.call(purifier, element, event, config);
      }
    });
    purifier.addHook('afterSanitizeAttributes', dropUnsafeAddress);
    purifier.addHook('afterSanitizeAttributes', secure);
    const remains = ({ attributes = [], ...change }: Weakness) =>
      hostile.flatMap((html) => {
        kept = attributes;
        const config = { ...configs.block, ...change, RETURN_TRUSTED_TYPE: false };
        const left = purifier.sanitize(html, { ...config, RETURN_DOM_FRAGMENT: true });
        // Of a document without a body nothing is left, not even a fragment.
        return remainsOf((left as DocumentFragment | null) ?? new DocumentFragment());
      });
    await expect(remains({})).toEqual([]);
    // The rule for links would take out much of what the configuration lets through.
    purifier.removeHook('afterSanitizeAttributes', dropUnsafeAddress);
    const withoutRule = remains({}).length;
    await expect(withoutRule).toBeGreaterThan(0);
    const unnoticed = Object.entries(weaknesses).filter(
      ([, weakness]) => remains(weakness).length <= withoutRule,
    );
    await expect(unnoticed.map(([forgotten]) => forgotten)).toEqual([]);
    purifier.removeAllHooks();
    await expect(remains({})).not.toEqual([]);
  },
});
