import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';

/** Every colour of the site, once, for both schemes. */
export const light = {
  paper: '#ffffff',
  sand: '#f4efe4',
  line: '#ddd6c8',
  edge: '#857e94',
  ink: '#14102b',
  quiet: '#554f6b',
  link: '#2a1f8f',
  action: '#14102b',
  'on-action': '#ffffff',
  marigold: '#ffb81c',
  night: '#14102b',
  good: '#0d5f4e',
  warning: '#8f4700',
  bad: '#a8161b',
};

export const dark: typeof light = {
  paper: '#100c22',
  sand: '#1b1636',
  line: '#332b58',
  edge: '#7b739c',
  ink: '#f1eefb',
  quiet: '#b5aed0',
  link: '#c3bdff',
  action: '#ffb81c',
  'on-action': '#1d1400',
  marigold: '#ffb81c',
  night: '#000000',
  good: '#6fe0c0',
  warning: '#fbbf77',
  bad: '#ffa39b',
};

const asVariables = (tokens: typeof light) =>
  Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--${name}`, value]));

export default {
  content: [],
  theme: {
    extend: {
      colors: Object.fromEntries(Object.keys(light).map((name) => [name, `var(--${name})`])),
      fontFamily: {
        sans: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", Ubuntu, Cantarell, "Helvetica Neue", Arial, sans-serif',
      },
      fontSize: {
        display: [
          'clamp(min(2.5rem, 11vw), 6vw, 4.75rem)',
          { lineHeight: '1.02', letterSpacing: '-0.03em', fontWeight: '700' },
        ],
        headline: [
          'clamp(min(2rem, 11vw), min(4.3vw, 7.2svh), 4rem)',
          { lineHeight: '1.05', letterSpacing: '-0.03em', fontWeight: '700' },
        ],
        title: [
          'clamp(min(1.75rem, 11vw), 3.2vw, 2.75rem)',
          { lineHeight: '1.1', letterSpacing: '-0.02em', fontWeight: '700' },
        ],
        statement: [
          'clamp(min(1.375rem, 9vw), 2.2vw, 1.875rem)',
          { lineHeight: '1.35', letterSpacing: '-0.015em', fontWeight: '500' },
        ],
        heading: [
          'min(1.25rem, 9vw)',
          { lineHeight: '1.3', letterSpacing: '-0.01em', fontWeight: '650' },
        ],
        figure: [
          'clamp(min(2rem, 11vw), 4vw, 3.25rem)',
          { lineHeight: '1', letterSpacing: '-0.03em', fontWeight: '700' },
        ],
        lead: ['clamp(1.0625rem, 1.6vw, 1.3125rem)', { lineHeight: '1.55' }],
        body: ['1.0625rem', { lineHeight: '1.65' }],
        small: ['0.9375rem', { lineHeight: '1.55' }],
        eyebrow: ['0.8125rem', { lineHeight: '1.4', letterSpacing: '0.08em', fontWeight: '600' }],
        tool: ['0.875rem', { lineHeight: '1.45' }],
      },
      spacing: {
        section: 'clamp(2rem, 9vw, 8rem)',
        gutter: 'clamp(min(1.25rem, 20px), 4vw, 2.5rem)',
      },
      // A `ch` is as wide as a 0, wider than the letters of running text: this holds about 65 of them.
      maxWidth: { grid: '76rem', reading: '55ch' },
      borderRadius: { DEFAULT: '10px' },
      transitionDuration: { DEFAULT: '180ms' },
      transitionTimingFunction: { DEFAULT: 'cubic-bezier(0.2, 0, 0, 1)' },
    },
  },
  plugins: [
    plugin(({ addBase }) => {
      addBase({
        ':root': { ...asVariables(light), colorScheme: 'light dark' },
        '@media screen and (prefers-color-scheme: dark)': { ':root': asVariables(dark) },
        // The hero and the closing band stay dark in both schemes; paper is always light.
        '@media screen': {
          '.on-dark': { ...asVariables(dark), colorScheme: 'dark', color: 'var(--ink)' },
        },
        '@media print': { ':root': { '--paper': '#ffffff' } },
      });
    }),
  ],
} satisfies Config;
