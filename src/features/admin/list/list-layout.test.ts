import { expect, test } from 'vitest';
import { layoutOf } from './list-layout';
import { defaultView } from './list-view';
import { tabs } from '../records/tabs';

const submissions = tabs.flatMap(({ lists }) => lists).filter(({ visitors }) => visitors);

/** The room in a window, without margins and a scroll bar. */
const roomIn = (window: number) => Math.floor((window - 80 - 15) / 16);

test.each(submissions.map((list) => [list.table, list] as const))(
  'the list of %s has room for its preview at 1280 px, and for its buttons at 1440 px',
  (_, list) => {
    expect(layoutOf(list, defaultView, roomIn(1280))).toMatchObject({
      columns: list.columns,
      hasPreview: true,
    });
    expect(layoutOf(list, defaultView, roomIn(1440))?.actions).not.toBe('menu');
    expect(layoutOf(list, defaultView, roomIn(720))).toBeUndefined();
  },
);
