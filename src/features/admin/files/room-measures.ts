import type { RoomState } from './file-queries';

/** From here on admins are told, and from there on warned. */
const fillingAt = 0.6;
const almostFullAt = 0.8;

export interface Measure {
  what: 'database' | 'files' | 'day';
  taken: number;
  most: number;
  /** Rounded down: what is not full is not said to be. */
  percent: number;
  level: 'calm' | 'filling' | 'almostFull';
}

export function measuresOf(state: RoomState): [Measure, Measure, Measure] {
  return [
    measure('database', state.database_bytes, state.plan_bytes),
    measure('files', state.file_bytes, state.most_file_bytes),
    measure('day', state.day_bytes, state.most_day_bytes),
  ];
}

/** The one that is the fullest. */
export function fullestOf(state: RoomState): Measure {
  return measuresOf(state).reduce((one, other) => (other.percent > one.percent ? other : one));
}

function measure(what: Measure['what'], taken: number, most: number): Measure {
  const share = taken / most;
  const level = share < fillingAt ? 'calm' : share < almostFullAt ? 'filling' : 'almostFull';
  return { what, taken, most, percent: Math.floor(share * 100), level };
}
