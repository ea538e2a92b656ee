import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  LinearScale,
  Tooltip,
  type ChartConfiguration,
} from 'chart.js';
import { useEffect, useRef } from 'react';
import { adminDetail } from '@/content/en/admin-detail';
import { seriesIn, sum, type DailyCounts } from '../ui/daily-counts';

const { chart: texts } = adminDetail.overview;

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip);

const dark = '(prefers-color-scheme: dark)';
const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });

export function ChartCanvas({ daily }: { daily: DailyCounts }) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    let chart = new Chart(context, configOf(daily));
    const scheme = window.matchMedia(dark);
    function redraw() {
      if (!context) return;
      chart.destroy();
      chart = new Chart(context, configOf(daily));
    }
    scheme.addEventListener('change', redraw);
    return () => {
      scheme.removeEventListener('change', redraw);
      chart.destroy();
    };
  }, [daily]);

  const total = sum(Object.values(daily.counts).flat());
  return <canvas ref={canvas} role="img" aria-label={texts.summary(total)} />;
}

function configOf(daily: DailyCounts): ChartConfiguration<'bar', number[], string> {
  const { days, counts } = daily;
  const style = getComputedStyle(document.documentElement);
  const colour = (token: string) => style.getPropertyValue(token).trim();
  const font = { family: getComputedStyle(document.body).fontFamily, size: 12 };
  const ticks = { color: colour('--quiet'), font };

  return {
    type: 'bar',
    data: {
      labels: days.map((day) => dayFormat.format(day)),
      datasets: seriesIn(daily).map(({ table, label, colour: token }) => ({
        label,
        data: counts[table] ?? [],
        backgroundColor: colour(token),
        // A gap, so that neighbours differ by more than colour.
        borderColor: colour('--paper'),
        borderWidth: { top: 1 },
        maxBarThickness: 28,
        categoryPercentage: 0.86,
        barPercentage: 1,
      })),
    },
    options: {
      animation: false,
      maintainAspectRatio: false,
      interaction: { mode: 'index', intersect: false },
      scales: {
        x: {
          stacked: true,
          grid: { display: false },
          border: { color: colour('--line') },
          ticks: { ...ticks, maxRotation: 0, autoSkipPadding: 16 },
        },
        y: {
          stacked: true,
          beginAtZero: true,
          suggestedMax: 4,
          border: { display: false },
          grid: { color: colour('--line') },
          ticks: { ...ticks, precision: 0, maxTicksLimit: 5 },
        },
      },
      plugins: {
        tooltip: {
          backgroundColor: colour('--sand'),
          borderColor: colour('--edge'),
          borderWidth: 1,
          titleColor: colour('--ink'),
          bodyColor: colour('--ink'),
          titleFont: { ...font, weight: 'bold' },
          bodyFont: font,
          boxPadding: 4,
          cornerRadius: 8,
          padding: 10,
        },
      },
    },
  };
}
