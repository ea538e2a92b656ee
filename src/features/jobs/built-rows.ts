import { createContext, use } from 'react';
import type { Job } from './job';

/** Open positions as they were when the page was built: shown at once, and asked for anew. */
export interface BuiltRows {
  /** All of them, on the page that lists them. */
  list?: readonly Job[];
  /** The one whose page it is. */
  posting?: Job;
}

/** Given when prerendering. */
export const BuiltRowsContext = createContext<BuiltRows | undefined>(undefined);

const blockId = 'built-rows';

/** The data block in which a page carries what it was built with. */
export const builtRowsBlock = (rows: BuiltRows) =>
  `<script type="application/json" id="${blockId}">${JSON.stringify(rows).replaceAll('<', '\\u003c')}</script>`;

/** What the page on which the visitor arrived was built with. */
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
