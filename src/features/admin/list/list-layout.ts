import type { ListView } from './list-view';
import type { ActionsLayout } from '../changes/record-actions';
import type { ListColumn, RecordList } from '../records/record-list';

/** What fits into a table. */
export interface Layout {
  columns: readonly ListColumn[];
  hasPreview: boolean;
  actions: ActionsLayout;
}

/** Returns the layout of a table, or undefined where its columns do not fit. Widths are in rem. */
export function layoutOf(list: RecordList, view: ListView, width: number): Layout | undefined {
  const columns = shownColumns(list, view);
  const own = columns.reduce((total, column) => total + column.width, 0);
  // selection and status, then owner and menu
  const beside = 12.25 + (list.visitors ? 6.5 : 0) + (list.applicants ? 14 : 0);
  const rest = width - own - beside;
  if (rest < 0) return undefined;
  return {
    columns,
    // the named buttons come first
    hasPreview: list.preview !== undefined && rest >= 17,
    actions: rest >= 46 ? 'inline' : rest >= 8.25 ? 'stacked' : 'menu',
  };
}

/** Leaves out the fields that are the same in every row of a narrowed list. */
export function repeatedFields({ filters }: RecordList, view: ListView): readonly string[] {
  return filters.flatMap(({ param, repeats = [] }) => (view.filters[param] ? repeats : []));
}

function shownColumns(list: RecordList, view: ListView): readonly ListColumn[] {
  const repeated = repeatedFields(list, view);
  return list.columns
    .map(({ fields, width }) => ({
      fields: fields.filter((field) => !repeated.includes(field)),
      width,
    }))
    .filter(({ fields }) => fields.length > 0);
}
