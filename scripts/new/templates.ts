import { docsFiles } from './docsTemplate.ts';

/** The files that `pnpm new` writes: path → content. */
export type Files = Record<string, string>;

export interface Scaffold {
  files: Files;
  /** The manual steps that remain, in order. */
  next: readonly string[];
}

/** @param name PascalCase, with the prefix `shell/` for components of the shell */
export function component(name: string): Scaffold {
  const isShellComponent = name.startsWith('shell/');
  const own = name.split('/').at(-1) ?? name;
  const folder = `packages/ui/src/${name}`;
  const theme = isShellComponent ? '../../theme' : '../theme';
  return {
    files: {
      [`${folder}/${own}.tsx`]: `import type { ReactNode } from 'react';
import { ${camel(own)} } from './${own}.css.ts';

export interface ${own}Props {
  children: ReactNode;
}

/** Lets a person … For …, use \`…\`. */
export function ${own}({ children }: ${own}Props) {
  return <div className={${camel(own)}}>{children}</div>;
}
`,
      [`${folder}/${own}.css.ts`]: `import { style } from '@vanilla-extract/css';
import { vars } from '${theme}/vars.css.ts';

export const ${camel(own)} = style({ color: vars.colour.text });
`,
      [`${folder}/${own}.stories.tsx`]: `import preview from '#storybook/preview';
import { ${own} } from './${own}.tsx';

const meta = preview.meta({
  title: '${isShellComponent ? 'Shell' : 'Controls'}/${own}',
  component: ${own},
  args: { children: '${words(own)}' },
});

export const Usual = meta.story();

export const Dark = meta.story({ globals: { scheme: 'dark' } });
`,
      ...docsFiles(folder, own, { face: 'Usual' }),
      [`${folder}/index.ts`]: `export { ${own}, type ${own}Props } from './${own}.tsx';\n`,
    },
    next: [
      `Say in the docstring of ${own} what a person can do with it, and what to use instead.`,
      'Tell its states in stories: first the faces, then one `play` per behaviour.',
      'Write its page of documentation in both languages; the conventions name what is missing.',
      'Run `pnpm exports`: the new public names are part of the change.',
    ],
  };
}

export function layout(name: string): Scaffold {
  const folder = `packages/layouts/src/${name}`;
  return {
    files: {
      [`${folder}/${name}.tsx`]: `import { AppFrame, type LayoutConfig, type LayoutProps } from '../AppFrame/index.ts';

export const ${camel(name)}: LayoutConfig = {
  name: '${camel(name)}',
  kind: 'bare',
  hasLogoInBar: false,
  hasQuickChat: false,
  userPlacement: 'bar',
  notificationsPlacement: 'bar',
};

/** The frame for … For …, use \`…\`. */
export function ${name}(props: LayoutProps) {
  return <AppFrame layout={${camel(name)}} {...props} />;
}
`,
      [`${folder}/${name}.stories.tsx`]: `import preview from '#storybook/preview';
import { faces } from '../testing/faces.tsx';
import { slotsFor } from '../testing/slots.tsx';
import { ${name}, ${camel(name)} } from './${name}.tsx';

const meta = preview.meta({
  title: 'Layouts/${name}',
  component: ${name},
  parameters: { layout: 'fullscreen' },
  args: slotsFor(${camel(name)}),
});

export const Phone = meta.story({ ...faces.phone, name: 'Stand-ins on a phone' });

export const Md = meta.story({ ...faces.md, name: 'Stand-ins at md' });

export const Lg = meta.story({ ...faces.lg, name: 'Stand-ins at lg' });

export const XlDark = meta.story({ ...faces.xlDark, name: 'Stand-ins at xl, dark' });
`,
      ...docsFiles(folder, name, {
        face: 'Lg',
        frame: {
          import: "import { layoutDocs } from '../testing/layoutDocs.ts';",
          value: 'layoutDocs.windowSizes',
        },
        keyboard: 'layoutDocs.keyboard.bare',
      }),
      [`${folder}/index.ts`]: `export { ${name}, ${camel(name)} } from './${name}.tsx';\n`,
      [`packages/app/src/testing/inUse/${name}.stories.tsx`]: inUseText(name),
    },
    next: [
      `Add '${camel(name)}' to packages/layouts/src/layoutNames/layoutNames.ts; the compiler lists the rest.`,
      `Its page of documentation shows the product in it, by the stories of packages/app/src/testing/inUse/${name}.stories.tsx.`,
      'Say in packages/app/src/testing/inUse/Misused.tsx what it is the wrong layout for; the don’t of its page shows that.',
      'Choose its kind, and the keys of that kind in its page of documentation, and where the person and the notifications stand.',
      'Write its page of documentation in both languages; the conventions name what is missing.',
      'Run `pnpm visual --update`: it takes the picture of the product in it that is committed.',
      'Run `pnpm exports`: the new public names are part of the change.',
    ],
  };
}

/** The width at which the formatter breaks lines, with the end of the line. */
const lineWidth = 101;

/** The stories of the whole product in a layout. */
function inUseText(name: string): string {
  const stories = [
    'HomeOnAPhone',
    'HomeAtSm',
    'HomeBelowMd',
    'HomeAtMd',
    'HomeAtLg',
    'HomeAtXl',
    'LongNamesOnAPhone',
    'QuietDayAtSm',
    'NoMatchesBelowMd',
    'HomeFailedAtMd',
    'LiveMatchOnAPhone',
    'LiveMatchAtSm',
    'LiveMatchBelowMd',
    'LiveMatchAtMd',
    'LiveMatchAtLg',
    'LiveMatchAtXl',
    'LongNamesAtMd',
    'MatchFailedOnAPhone',
    'UnknownMatchAtSm',
    'ScheduledMatchAtMd',
    'UnreadMessagesOnAPhone',
    'MessagesAtSm',
    'MessagesAtMd',
    'MessagesFailedAtLg',
    'LongMessagesAtLg',
    'NoMessagesAtXl',
  ];
  const tested = new Set(['HomeOnAPhone', 'LongNamesOnAPhone', 'LiveMatchAtXl', 'MessagesAtSm']);
  const pictured = new Set(['HomeAtXl']);
  const storyText = (story: string) => {
    const situation = `situations.${camel(story)}`;
    const start = `export const ${story} = meta.story(`;
    if (tested.has(story)) return `${start}${situation});\n`;
    // Storybook reads the tags from the file.
    const tags = pictured.has(story) ? `['!test', 'picture']` : `['!test']`;
    const line = `${start}{ ...${situation}, tags: ${tags} });\n`;
    return line.length <= lineWidth
      ? line
      : `${start}{\n  ...${situation},\n  tags: ${tags},\n});\n`;
  };
  return `import preview from '#storybook/preview';
import { LayoutInUse } from './LayoutInUse.tsx';
import { inUse, situations } from './situations.ts';

const meta = preview.meta({
  title: 'Layouts/In use/${name}',
  component: LayoutInUse,
  ...inUse('${camel(name)}'),
});

${stories.map(storyText).join('\n')}`;
}

export function page(name: string): Scaffold {
  const feature = `packages/app/src/features/${camel(name)}`;
  const folder = `${feature}/${name}`;
  return {
    files: {
      [`${folder}/${name}.tsx`]: `import { useTranslation } from 'react-i18next';
import { PageBody } from '#platform/page/PageBody.tsx';
import { PageTitle } from '#platform/page/PageTitle.tsx';

/** Shows a person … */
export function ${name}() {
  const { t } = useTranslation();
  return (
    <PageBody>
      <PageTitle title={t('${camel(name)}.title')} />
    </PageBody>
  );
}
`,
      [`${folder}/${name}.stories.tsx`]: `import preview from '#storybook/preview';
import { ProductPage } from '#testing/ProductPage.tsx';
import { startFresh } from '#testing/startFresh.ts';

const meta = preview.meta({
  title: 'Pages/${name}',
  component: ProductPage,
  args: { address: '/${kebab(name)}' },
  parameters: { layout: 'fullscreen' },
  beforeEach: (context) => startFresh(context),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
});

export const Visitor = meta.story();

export const Turkish = meta.story({ globals: { language: 'tr' } });

export const Dark = meta.story({ globals: { scheme: 'dark' } });
`,
      [`${feature}/pages.ts`]: `/** Loads the code of the page. */
export const load${name}Page = () =>
  import('./${name}/${name}.tsx').then(({ ${name}: Page }) => ({ Page }));
`,
      [`${feature}/index.ts`]: `export { load${name}Page } from './pages.ts';\n`,
    },
    next: [
      'Add its address to packages/app/src/platform/paths.ts, what loads it to router/laterPages.ts, and its route to router/routes.ts.',
      'Add its address to packages/app/e2e/harness/pages.ts, from which the end-to-end tests open every page.',
      `Add '${camel(name)}.title' to packages/app/public/i18n/en.json and tr.json.`,
    ],
  };
}

export const scaffolds = { component, layout, page };

function camel(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

function kebab(name: string): string {
  return camel(name).replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function words(name: string): string {
  return kebab(name)
    .replaceAll('-', ' ')
    .replace(/^./, (letter) => letter.toUpperCase());
}
