import { adminReplies } from '@/content/en/admin-replies';
import type { ListView } from './list-view';
import type { ActionsLayout } from '../changes/record-actions';
import type { ListColumn, RecordList } from '../records/record-list';

/** What fits into a table. */
export interface Layout {
  columns: readonly ListColumn[];
  hasPreview: boolean;
  actions: ActionsLayout;
  /** Of the actions, in rem. */
  actionsWidth: number;
}

/** Returns the layout of a table, or undefined where its columns do not fit. Widths are in rem. */
export function layoutOf(list: RecordList, view: ListView, width: number): Layout | undefined {
  const columns = shownColumns(list, view);
  const own = columns.reduce((total, column) => total + column.width, 0);
  // selection and status
  const rest = width - own - 9.75 - (list.applicants ? 14 : 0);
  const hasAll = rest >= actionsWidth(list, 'inline');
  const actions = hasAll ? 'inline' : 'wrapped';
  const left = rest - actionsWidth(list, actions);
  if (left < 0) return undefined;
  return {
    columns,
    hasPreview: list.preview !== undefined && left >= 7.5,
    actions,
    actionsWidth: actionsWidth(list, actions),
  };
}

/** By the letters of the buttons; in two lines, the first has the reply and the first of them. */
function actionsWidth({ actions }: RecordList, layout: 'inline' | 'wrapped'): number {
  if (actions.length === 0) return 0;
  const labels = [adminReplies.reply, ...actions.map(({ label }) => label)];
  const shown = layout === 'inline' ? labels : labels.slice(0, 2);
  return shown.reduce((width, { length }) => width + length * 0.43 + 0.75, 2.25);
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
