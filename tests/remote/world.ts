import { randomBytes } from 'node:crypto';
import { referenceOf } from '@/lib/reference';
import type { Backend } from './backend';

/** One run against one backend, and what it leaves there until it cleans up. */
export interface World {
  backend: Backend;
  /** Tries what a sender may send within an hour, too. */
  limits: boolean;
  /** Whose every submission of this run is. */
  email: string;
  /** What people who come across a row of this run read. */
  mark: string;
  /** A failure is told and ends nothing but itself. */
  check(name: string, does: () => Promise<void>): Promise<boolean>;
  /** What could not be asked, and why. */
  skip(name: string, why: string): void;
  leaves: Leaving[];
}

interface Leaving {
  /** Or `account`, whose id is its address. */
  table: string;
  id: string;
  /** The address by which an administrator erases it, if that is how it goes. */
  email?: string;
}

export interface Outcome {
  name: string;
  /** Why it does not hold, or why it was not asked; null: it holds. */
  why: string | null;
  asked: boolean;
}

export function newWorld(backend: Backend, limits: boolean) {
  const outcomes: Outcome[] = [];
  const run = randomBytes(4).toString('hex');
  const world: World = {
    backend,
    limits,
    email: `contract-${run}@example.com`,
    mark: `A test of the contract, run ${run}: please delete.`,
    leaves: [],
    async check(name, does) {
      const outcome: Outcome = { name, why: null, asked: true };
      outcomes.push(outcome);
      await does().catch((error: unknown) => {
        outcome.why = error instanceof Error ? error.message : String(error);
      });
      return outcome.why === null;
    },
    skip: (name, why) => void outcomes.push({ name, why, asked: false }),
  };
  return { world, outcomes };
}

/** By what staff find it. */
export const nameOf = ({ table, id }: Leaving) =>
  `${table} ${id.includes('@') ? id : referenceOf(id)}`;

/** It is gone again. */
export function forget(world: World, gone: (leaving: Leaving) => boolean): void {
  world.leaves = world.leaves.filter((leaving) => !gone(leaving));
}
