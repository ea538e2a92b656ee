import { createContext, use } from 'react';
import type { Job } from './job';

/** Open positions as they were when the page was built: shown at once, asked for again. */
export interface BuiltRows {
  list?: readonly Job[];
  posting?: Job;
}

export const BuiltRowsContext = createContext<BuiltRows | undefined>(undefined);

const blockId = 'built-rows';

export const builtRowsBlock = (rows: BuiltRows) =>
  `<script type="application/json" id="${blockId}">${JSON.stringify(rows).replaceAll('<', '\\u003c')}</script>`;

export function useBuiltRows(): BuiltRows {
  return use(BuiltRowsContext) ?? (import.meta.env.SSR ? {} : inDocument());
}

const read = new WeakMap<Element, BuiltRows>();

function inDocument(): BuiltRows {
  const block = document.getElementById(blockId);
  if (!block) return {};
  const rows = read.get(block) ?? (JSON.parse(block.textContent) as BuiltRows);
  read.set(block, rows);
  return rows;
}
