import type { Colour, Theme, Tokens } from '@touchline/ui/theme';
import { themes, tokensByTheme } from '@touchline/ui/theme/values';
import { cssRule } from '../../../scripts/tokens/sources.ts';
import { canBe } from '../../../scripts/tokens/surfaces.ts';

/** A theme that is being made: the one that it begins with, and the colours that differ from it. */
export interface Draft {
  base: Theme;
  changes: Partial<Record<keyof Tokens, Colour>>;
}

const names = Object.keys(tokensByTheme.default) as (keyof Tokens)[];
const hex = /^(?:[\da-f]{6}|[\da-f]{8})$/;

/** The colours of a draft. */
export function tokensOf({ base, changes }: Draft): Tokens {
  return { ...tokensByTheme[base], ...changes };
}

/**
 * A draft as text for the address. Storybook takes letters, digits, `-` and `_` there: the theme,
 * then for each changed colour its name, its light and its dark value.
 */
export function writeDraft({ base, changes }: Draft): string {
  const parts = names.flatMap((name) => {
    const colour = changes[name];
    return colour ? [`${name}-${colour.light.slice(1)}-${colour.dark.slice(1)}`] : [];
  });
  return [base, ...parts].join('_');
}

/** Reads what `writeDraft` wrote; null for nothing. What does not fit is passed over. */
export function readDraft(text: unknown): Draft | null {
  if (typeof text !== 'string') return null;
  const [first, ...parts] = text.split('_');
  const base = themes.find((theme) => theme === first);
  if (!base) return null;
  const changes: Draft['changes'] = {};
  for (const part of parts) {
    const [key, light = '', dark = ''] = part.split('-');
    const name = names.find((each) => each === key);
    if (!name || !hex.test(light) || !hex.test(dark)) continue;
    const colour = { light: `#${light}`, dark: `#${dark}` };
    if (canBe(name, colour.light) && canBe(name, colour.dark)) changes[name] = colour;
  }
  return { base, changes };
}

/** The draft with one colour changed; a colour that is as in the base is no change. */
export function withColour(
  draft: Draft,
  name: keyof Tokens,
  scheme: keyof Colour,
  value: string,
): Draft {
  const colour = { ...tokensOf(draft)[name], [scheme]: value };
  const { [name]: _, ...others } = draft.changes;
  const original = tokensByTheme[draft.base][name];
  const isSame = colour.light === original.light && colour.dark === original.dark;
  return { ...draft, changes: isSame ? others : { ...others, [name]: colour } };
}

/** The rule of CSS by which a draft takes the place of its base; null for none. */
export function draftRule(text: unknown): string | null {
  const draft = readDraft(text);
  // The attribute twice outranks the rule of the theme itself.
  return draft && Object.keys(draft.changes).length > 0 ? ruleOf(draft, 2) : null;
}

/** The same, also for a draft without changes, in place of an earlier draft on the page. */
export function draftOverAll(draft: Draft): string {
  return ruleOf(draft, 3);
}

function ruleOf(draft: Draft, rank: number): string {
  return cssRule(`[data-theme='${draft.base}']`.repeat(rank), tokensOf(draft));
}
