import { become, people, type Persona, type Tx } from './transaction';

/** Returns the log entries of this transaction; the test continues as the owner. */
export async function newEntries(tx: Tx) {
  await become(tx, 'owner');
  return tx`
    select actor_id, actor_email, action, table_name, record_id, summary, from_status, to_status
    from activity_log where created_at = now() order by id
  `;
}

/** The columns that name the author of an entry. */
export const actorColumns = (persona: Exclude<Persona, 'anonymous'>) => ({
  actor_id: people[persona].id,
  actor_email: people[persona].email,
});
