/** WCAG 1.4.12: what a person may do to the text without losing any of it. */
const textSpacing = new CSSStyleSheet();
textSpacing.replaceSync(`* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`);

/** For `beforeEach`, which calls what it returns when the story is over. */
export function spaceTheText() {
  document.adoptedStyleSheets.push(textSpacing);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
      (sheet) => sheet !== textSpacing,
    );
  };
}
