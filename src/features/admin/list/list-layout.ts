import type { ListView } from './list-view';
import type { ActionsLayout } from '../changes/record-actions';
import type { ListColumn, RecordList } from '../records/record-list';
import { statusBadge } from '../records/status-badge';

/** What fits into a table. Widths are in rem; the column without one takes the rest. */
export interface Layout {
  columns: readonly ListColumn[];
  widths: Readonly<Record<string, number | undefined>>;
  hasPreview: boolean;
  actions: ActionsLayout;
}

const selectWidth = 2.25;
const ownerWidth = 3.75;
const applicantsWidth = 14;
const menuWidth = 2.75;
/** In less, the preview gives way. */
const minPreview = 8;
/** In less, the buttons of the statuses give way to their menu, or to one below the other. */
const minPreviewBeside = { stacked: 12, inline: 30 };
/** With more, the other columns become wider, so that fewer texts are cut off. */
const goodPreview = 18;
const maxStretch = 1.5;

/** Returns the layout of a table, or undefined where its columns do not fit. */
export function layoutOf(list: RecordList, view: ListView, width: number): Layout | undefined {
  const columns = shownColumns(list, view);
  const own = sum(columns.map((column) => column.width));
  const common: Record<string, number> = {
    select: selectWidth,
    status: statusWidth(list),
    ...(list.applicants && { applicants: applicantsWidth }),
    ...(list.visitors && { owner: ownerWidth }),
  };
  const labels = list.actions.map(({ label }) => 1 + label.length * 0.5);
  const actionWidths = {
    menu: menuWidth,
    stacked: menuWidth + Math.max(...labels),
    inline: menuWidth + sum(labels),
  };
  const rest = width - own - sum(Object.values(common));
  const room = (actions: ActionsLayout) =>
    rest - (list.actions.length > 0 ? actionWidths[actions] : 0);
  if (room('menu') < 0) return undefined;

  const actions =
    room('inline') >= minPreviewBeside.inline
      ? 'inline'
      : room('stacked') >= minPreviewBeside.stacked
        ? 'stacked'
        : 'menu';
  const hasPreview = list.preview !== undefined && room(actions) >= minPreview;
  const spare = room(actions) - (hasPreview ? goodPreview : 0);
  const stretch = Math.min(maxStretch, 1 + Math.max(0, spare) / own);
  return {
    columns,
    widths: {
      ...common,
      actions: actionWidths[actions],
      ...Object.fromEntries(
        columns.map((column, index) => [
          idOf(column),
          !hasPreview && index === 0 ? undefined : column.width * stretch,
        ]),
      ),
    },
    hasPreview,
    actions,
  };
}

export const idOf = ({ fields }: ListColumn) => fields.join('-');

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

function statusWidth(list: RecordList): number {
  const { statuses } = list;
  const longest = Math.max(...statuses.map(({ name }) => statusBadge(list, name).label.length));
  return Math.max(8.75, 3.5 + longest * 0.55);
}

function sum(widths: readonly number[]): number {
  return widths.reduce((total, width) => total + width, 0);
}
