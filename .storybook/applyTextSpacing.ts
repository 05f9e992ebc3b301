/** WCAG 1.4.12: the text spacing that must not cut off content. */
const textSpacing = new CSSStyleSheet();
textSpacing.replaceSync(`* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`);

/**
 * Applies the text spacing. For `beforeEach`, which calls the returned function after the story.
 */
export function applyTextSpacing() {
  document.adoptedStyleSheets.push(textSpacing);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
      (sheet) => sheet !== textSpacing,
    );
  };
}
