import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';
import type { GroundName } from './src/content/facts/products.ts';

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

/** Named as their CSS variables, which are short as every page carries them. */
interface GroundColors {
  /** The ground. */
  g: string;
  key: string;
  /** A key's edge. */
  deep: string;
  /** Text on the ground, and quiet text. */
  on: string;
  onq: string;
  /** A button on the ground, and its text. */
  act: string;
  onact: string;
}

const indigo = {
  g: '#2a1f8f',
  key: '#3a2fa8',
  deep: '#1a1260',
  on: '#ffffff',
  onq: '#d6d2f7',
  act: '#ffb81c',
  onact: '#1d1400',
};

/** The flat grounds of the public pages, as `data-ground` names them. */
export const lightGrounds: Record<GroundName, GroundColors> = {
  indigo,
  marigold: {
    g: '#ffb81c',
    key: '#ffcf66',
    deep: '#e29c00',
    on: '#1d1400',
    onq: '#4a3600',
    act: '#1d1400',
    onact: '#ffffff',
  },
  leaf: { ...indigo, g: '#0b5a4a', key: '#176b59', deep: '#073f33', onq: '#cfe9e0' },
  clay: { ...indigo, g: '#922d1a', key: '#a53c27', deep: '#661b0d', onq: '#f8dcd4' },
};

const darkIndigo = { ...indigo, g: '#1d1566', key: '#2d2388', deep: '#100b3d', onq: '#c9c4f2' };

export const darkGrounds: Record<GroundName, GroundColors> = {
  indigo: darkIndigo,
  marigold: {
    ...darkIndigo,
    g: '#3a2900',
    key: '#553d05',
    deep: '#241900',
    on: '#ffe7b3',
    onq: '#e6c987',
  },
  leaf: { ...darkIndigo, g: '#0a4337', key: '#14594a', deep: '#052a22', onq: '#bfe0d5' },
  clay: { ...darkIndigo, g: '#6b2113', key: '#82321f', deep: '#450f05', onq: '#f3cfc5' },
};

const printGround: GroundColors = {
  g: '#ffffff',
  key: '#ffffff',
  deep: '#ffffff',
  on: '#000000',
  onq: '#333333',
  act: '#000000',
  onact: '#ffffff',
};

const asVariables = (tokens: object) =>
  Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--${name}`, value]));

/** All colours of indigo, for what names no ground, and those of the others that differ from it. */
function groundRules({ indigo: base, ...others }: Record<GroundName, GroundColors>) {
  const rules = Object.entries(others).map(([name, colors]) => {
    const differences = Object.entries(colors).filter(
      ([key, value]) => base[key as keyof GroundColors] !== value,
    );
    return [`[data-ground=${name}]`, asVariables(Object.fromEntries(differences))];
  });
  return { ':root, [data-ground]': asVariables(base), ...Object.fromEntries(rules) };
}

export default {
  content: [],
  theme: {
    extend: {
      colors: Object.fromEntries(Object.keys(light).map((name) => [name, `var(--${name})`])),
      fontFamily: {
        sans: 'var(--font-text)',
        display: 'var(--font-display)',
        mono: 'ui-monospace, Menlo, Consolas, monospace',
      },
      spacing: {
        section: 'clamp(3rem, 6.5vw, 6.5rem)',
        gutter: 'clamp(min(1rem, 20px), 4vw, 4rem)',
      },
      // A `ch` is as wide as a 0, wider than the letters of running text: this holds about 65 of them.
      maxWidth: { grid: '85rem', reading: '55ch' },
      borderRadius: { DEFAULT: '10px', key: '12px', card: '20px', handset: '40px' },
      transitionDuration: { DEFAULT: '180ms' },
      transitionTimingFunction: { DEFAULT: 'cubic-bezier(0.2, 0, 0, 1)' },
    },
  },
  plugins: [
    plugin(({ addBase }) => {
      addBase({
        ':root': {
          ...asVariables(light),
          '--font-text': 'system-ui, sans-serif',
          '--font-display': 'Dial, system-ui, sans-serif',
          // How wide the display face's digits are: until it arrives, another face is as wide.
          '--display-fit': 'ch-width 0.68',
        },
        ...groundRules(lightGrounds),
        '@media screen and (prefers-color-scheme: dark)': {
          ':root': asVariables(dark),
          ...groundRules(darkGrounds),
        },
        '@media print': {
          ':root, [data-ground]': asVariables({ paper: '#ffffff', ...printGround }),
        },
      });
    }),
  ],
} satisfies Config;
