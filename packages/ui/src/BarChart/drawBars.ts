import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  LinearScale,
  type Plugin,
  type Scale,
} from 'chart.js';
import type { Bar, BarChartProps } from './barChartProps.ts';
import { wrapLabel } from './wrapLabel.ts';

Chart.register(BarController, BarElement, CategoryScale, LinearScale);

export interface BarDrawing {
  bars: readonly Bar[];
  direction: NonNullable<BarChartProps['direction']>;
  locale: string;
}

/** The height of a number above the highest bar, in px. */
const above = 28;

/** What an axis keeps free on each side of its labels, in px. */
const aroundLabels = 3;

/** The space for a mark between a label and its axis, which is kept free, in px. */
const tickLength = 8;

/** The least width of a number beside the longest bar, and what is around it, in px. */
const beside = { least: 28, around: 12 };

/** The space that the widest number needs beside the longest bar, in px. */
function widthOf(canvas: HTMLCanvasElement, bars: readonly Bar[], locale: string, font: string) {
  const context = canvas.getContext('2d');
  if (!context) return beside.least;
  context.font = font;
  const widths = bars.map(({ value }) => context.measureText(value.toLocaleString(locale)).width);
  return Math.max(beside.least, ...widths.map((width) => Math.ceil(width) + beside.around));
}

/** Writes the number of each bar beyond its end. */
function numbersOf(isInRows: boolean, locale: string): Plugin<'bar'> {
  return {
    id: 'numbers',
    afterDatasetsDraw(chart) {
      const { ctx, canvas, data } = chart;
      const { color, fontFamily, fontSize } = getComputedStyle(canvas.parentElement ?? canvas);
      ctx.save();
      ctx.fillStyle = color;
      ctx.font = `600 ${fontSize} ${fontFamily}`;
      ctx.textAlign = isInRows ? 'left' : 'center';
      ctx.textBaseline = isInRows ? 'middle' : 'bottom';
      for (const [index, { x, y }] of chart.getDatasetMeta(0).data.entries()) {
        const value = Number(data.datasets[0]?.data[index] ?? 0);
        ctx.fillText(value.toLocaleString(locale), isInRows ? x + 6 : x, isInRows ? y : y - 4);
      }
      ctx.restore();
    },
  };
}

/**
 * A category in as many lines as it needs: the axis takes at most half of the drawing, and would cut a
 * longer label off at its beginning.
 */
function linesOf(scale: Scale, value: number | string, font: string): string[] {
  const { ctx, maxWidth } = scale;
  ctx.save();
  ctx.font = font;
  const room = maxWidth - 2 * aroundLabels - tickLength;
  const label = scale.getLabelForValue(Number(value));
  const lines = wrapLabel(label, (line) => ctx.measureText(line).width <= room);
  ctx.restore();
  return lines;
}

/** The colours and the font that the styles give the canvas and what is around it. */
function paintOf(canvas: HTMLCanvasElement) {
  const around = getComputedStyle(canvas.parentElement ?? canvas);
  return {
    bar: getComputedStyle(canvas).color,
    text: around.color,
    font: { family: around.fontFamily, size: Number.parseFloat(around.fontSize) },
  };
}

/**
 * Draws bars on a canvas without animation, and again when the theme or the scheme changes, colours are
 * forced, a font has come or the page is printed.
 *
 * @returns removes the drawing
 */
export function drawBars(
  canvas: HTMLCanvasElement,
  { bars, direction, locale }: BarDrawing,
): () => void {
  const isInRows = direction === 'rows';
  let chart: Chart<'bar'> | undefined;

  function draw() {
    chart?.destroy();
    const { bar, text, font } = paintOf(canvas);
    const size = `${font.size}px ${font.family}`;
    const ticks = {
      color: text,
      font,
      padding: aroundLabels,
      maxRotation: 0,
      autoSkip: !isInRows,
      ...(isInRows && {
        callback(this: Scale, value: number | string) {
          return linesOf(this, value, size);
        },
      }),
    };
    const categories = { grid: { display: false, tickLength }, border: { color: text }, ticks };
    const numberFont = `600 ${size}`;
    const values = { display: false, beginAtZero: true, grace: 0 };
    chart = new Chart(canvas, {
      type: 'bar',
      data: {
        labels: bars.map(({ label }) => label),
        datasets: [
          {
            data: bars.map(({ value }) => value),
            backgroundColor: bar,
            borderRadius: 4,
            maxBarThickness: 40,
          },
        ],
      },
      options: {
        animation: false,
        events: [],
        indexAxis: isInRows ? 'y' : 'x',
        locale,
        maintainAspectRatio: false,
        layout: {
          padding: isInRows ? { right: widthOf(canvas, bars, locale, numberFont) } : { top: above },
        },
        scales: isInRows ? { x: values, y: categories } : { x: categories, y: values },
      },
      plugins: [numbersOf(isInRows, locale)],
    });
  }

  const around = canvas.parentElement ?? canvas;

  /** Some browsers send this before the styles of the paper hold, and copy the drawing as it is then. */
  function drawForPaper() {
    around.style.colorScheme = 'light';
    draw();
  }

  function drawForScreen() {
    around.style.colorScheme = '';
    draw();
  }

  draw();
  // Themes, schemes and the font are attributes of the document, or follow the device. Its other
  // attributes change with each notice and each list that opens.
  const themes = new MutationObserver(draw);
  themes.observe(document.documentElement, {
    attributeFilter: ['data-theme', 'data-scheme', 'data-fonts'],
  });
  const settings = ['(prefers-color-scheme: dark)', '(forced-colors: active)', 'print'].map(
    (query) => matchMedia(query),
  );
  for (const setting of settings) setting.addEventListener('change', draw);
  window.addEventListener('beforeprint', drawForPaper);
  window.addEventListener('afterprint', drawForScreen);
  // A font that comes after the first drawing is wider or narrower than the one that was measured.
  document.fonts.addEventListener('loadingdone', draw);
  return () => {
    document.fonts.removeEventListener('loadingdone', draw);
    themes.disconnect();
    for (const setting of settings) setting.removeEventListener('change', draw);
    window.removeEventListener('beforeprint', drawForPaper);
    window.removeEventListener('afterprint', drawForScreen);
    around.style.colorScheme = '';
    chart?.destroy();
  };
}
