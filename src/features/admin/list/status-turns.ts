import type { StaffRecord } from '../registry/record-lists';

type Status = string | null;

interface Line {
  /** What the database holds, as far as its answers tell. */
  stored: Status;
  /** Changes that have not been answered. */
  length: number;
  last: Promise<unknown>;
}

/** Of each record, by its id: the changes of its status that are on their way, one behind the other. */
const lines = new Map<string, Line>();

export interface Turn {
  /** Runs when all earlier changes of the same records have been answered: the server might swap them. */
  take: <Result>(run: () => Promise<Result>) => Promise<Result>;
  /**
   * Ends the turn.
   * @returns the statuses that are to be shown now, of records that nobody is changing any more
   */
  end: (status: Status, changed: (id: string) => boolean) => Map<string, Status>;
}

/** Puts a change of these records behind those that are on their way; in the order of the clicks. */
export function queueUp(records: readonly StaffRecord[]): Turn {
  const own = records.map((record) => {
    const line = lines.get(record.id) ?? {
      stored: record.status,
      length: 0,
      last: Promise.resolve(),
    };
    lines.set(record.id, line);
    return { id: record.id, line };
  });
  const before = Promise.all(own.map(({ line }) => line.last));
  let leave = () => {};
  const over = new Promise<void>((resolve) => {
    leave = resolve;
  });
  for (const { line } of own) {
    line.length += 1;
    line.last = over;
  }

  return {
    take: async (run) => {
      await before;
      return run();
    },
    end(status, changed) {
      leave();
      const settled = new Map<string, Status>();
      for (const { id, line } of own) {
        if (changed(id)) line.stored = status;
        line.length -= 1;
        if (line.length > 0) continue;
        lines.delete(id);
        settled.set(id, line.stored);
      }
      return settled;
    },
  };
}
