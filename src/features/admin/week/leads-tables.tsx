import { adminWeek as texts } from '@/content/en/admin-week';
import { valueText } from '../list/filter-options';
import { FigureTable } from './figure-table';
import { cellsOf, counted, leadTables, titleOf, type WeekProps } from './week-figures';

/** The filter by which lists narrow a dimension, and a field whose words its values have. */
const dimensions = [
  ['country', 'country', 'country'],
  ['product', 'service', 'service_type'],
  ['source', 'source', 'source'],
] as const;

export function LeadsTable(props: WeekProps) {
  const { leads } = props.week;
  const rows = leadTables.map((table) => {
    const found = leads.find((one) => one.tableName === table && one.dimension === 'all');
    return {
      label: titleOf(table),
      cells: cellsOf(props, (dates, nth) => counted(found?.count[nth] ?? 0, table, { dates })),
    };
  });
  return <FigureTable title={texts.leads} columns={props.columns} groups={[{ rows }]} />;
}

export function DimensionTables(props: WeekProps) {
  return dimensions.map(([dimension, param, field]) => (
    <FigureTable
      key={dimension}
      title={texts.dimensions[dimension]}
      columns={props.columns}
      groups={leadTables.map((table) => ({
        title: titleOf(table),
        rows: props.week.leads
          .filter((one) => one.tableName === table && one.dimension === dimension)
          .map(({ value, count }) => ({
            label: valueText(field, value),
            cells: cellsOf(props, (dates, nth) =>
              counted(count[nth], table, { dates, filters: { [param]: value } }),
            ),
          })),
      }))}
      empty={texts.none}
    />
  ));
}
