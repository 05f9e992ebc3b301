const textSpacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

/**
 * Applies the text spacing that must not cut off content (WCAG 1.4.12). For `beforeEach`, which
 * calls the returned function after the story.
 */
export function applyTextSpacing() {
  // Not in the module: a test in Node imports the stories too, and has no style sheets.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(textSpacing);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}
