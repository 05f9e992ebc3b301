/**
 * Splits a label into lines that fit: between words, and inside a word that is wider than a line.
 *
 * @param fits whether a text is narrow enough for a line
 */
export function wrapLabel(label: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of label.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = word;
    while (!fits(line) && [...line].length > 1) {
      const letters = [...line];
      let end = letters.length - 1;
      while (end > 1 && !fits(letters.slice(0, end).join(''))) end -= 1;
      lines.push(letters.slice(0, end).join(''));
      line = letters.slice(end).join('');
    }
  }
  return [...lines, line];
}
