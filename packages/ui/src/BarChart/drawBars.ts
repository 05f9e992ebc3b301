import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  LinearScale,
  type Plugin,
} from 'chart.js';
import type { Bar, BarChartProps } from './BarChart.tsx';

Chart.register(BarController, BarElement, CategoryScale, LinearScale);

export interface BarDrawing {
  bars: readonly Bar[];
  direction: NonNullable<BarChartProps['direction']>;
  locale: string;
}

/** The height of a number above the highest bar, in px. */
const above = 28;

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
 * Draws bars on a canvas without animation, and again when the theme or the scheme changes.
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
    const categories = {
      grid: { display: false },
      border: { color: text },
      ticks: { color: text, font, maxRotation: 0, autoSkip: !isInRows },
    };
    const numberFont = `600 ${font.size}px ${font.family}`;
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

  draw();
  // Themes and schemes are attributes of the document, or follow the device.
  const themes = new MutationObserver(draw);
  themes.observe(document.documentElement, { attributes: true });
  const scheme = matchMedia('(prefers-color-scheme: dark)');
  scheme.addEventListener('change', draw);
  return () => {
    themes.disconnect();
    scheme.removeEventListener('change', draw);
    chart?.destroy();
  };
}
